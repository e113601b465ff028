import { useEffect } from "preact/hooks";
import { Icon } from "../icons.tsx";
import { StopMark } from "../StopMark.tsx";
import { useWording } from "../words/context.ts";
import "./lost.css";

/** Where an address leads nowhere: no such page, or a game that is not on this device. */
export function Lost({ what }: { readonly what: "page" | "game" }) {
  const { app, lost } = useWording().words;
  const { title, detail } = lost[what];
  useEffect(() => {
    document.title = app.titleOf(title);
  }, [title]);
  return (
    <main class="lost">
      <StopMark size={96} />
      <h1>{title}</h1>
      <p>{detail}</p>
      <a class="row-button strong" href="/">
        <Icon name="back" />
        {lost.home}
      </a>
      {what === "game" && (
        <a class="row-button" href="/games">
          <Icon name="games" />
          {lost.games}
        </a>
      )}
    </main>
  );
}
