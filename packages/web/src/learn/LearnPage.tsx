import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { useWording } from "../words/context.ts";
import "../controls.css";
import "./learn.css";

/**
 * What all pages have that tell something: a way back, a heading, the menu. Whoever comes here by a link has the focus
 * on the heading, unless the address names a part of the page.
 */
export function LearnPage({
  desk,
  title,
  back,
  kind,
  children,
}: {
  readonly desk: Desk;
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** A class for the page's own style. */
  readonly kind: string;
  readonly children: ComponentChildren;
}) {
  const { app, home } = useWording().words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = app.titleOf(title);
  }, [app, title]);
  useLayoutEffect(() => {
    if (location.hash === "" && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <main class={`learn ${kind}`}>
        <header>
          <a class="tool" href={back.href} aria-label={back.label} title={back.label}>
            <Icon name="back" />
          </a>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Tool tool={{ icon: "menu", label: home.menu, onPress: () => setOpened("menu") }} />
        </header>
        {children}
      </main>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
    </>
  );
}
