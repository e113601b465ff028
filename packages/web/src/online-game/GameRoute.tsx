import type { Player } from "@cantstop/protocol";
import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { late, type WithWords } from "../late.tsx";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { openRemoteGame, type RemoteGame } from "../online/remote-game.ts";
import { seatsHere } from "../online/remote-table.ts";
import { noteSeal } from "../online/seals.ts";
import { identity, remoteSources, server } from "../online/server.ts";
import { StopMark } from "../StopMark.tsx";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";
import "../controls.css";
import "../home/lost.css";

const WaitingRoom = late("online", async () => (await import("../waiting/WaitingRoom.tsx")).WaitingRoom);
const OnlineGame = late("onlineGame", async () => (await import("./OnlineGame.tsx")).OnlineGame);

/** A game of the server, whatever stage it is at: where players wait, the game itself, its result. */
export function GameRoute({
  desk,
  id,
  words,
}: { readonly desk: Desk; readonly id: string } & WithWords<"online">) {
  const wording = useWording();
  const { remote, failure, again } = useRemoteGame(id);
  const game = remote?.log.value.game;
  const me: Player | null = identity.player.value ?? null;
  useEffect(() => OnlineGame.preload(wording), [wording]);

  // What it began with is known for certain only to those who saw it before the first roll.
  useEffect(() => {
    if (game && game.rolls === 0) noteSeal(id, game.created.commitment);
  }, [game?.created.commitment]);
  const isOwn = game?.status === "finished" && seatsHere(game, me?.id ?? null).length > 0;
  useEffect(() => {
    if (game && isOwn)
      import("../online/keep.ts").then(
        ({ keepFinished }) => keepFinished(desk, server, game, wording.words.home),
        // The game's page tries again when it is opened next.
        () => {},
      );
  }, [isOwn]);

  if (failure) return <NoGame failure={failure} words={words} onAgain={again} />;
  if (!remote || !game)
    return (
      <main class="lost">
        <h1>{words.loading}</h1>
      </main>
    );
  return game.status === "waiting" ? (
    <WaitingRoom desk={desk} remote={remote} me={me} />
  ) : (
    <OnlineGame desk={desk} remote={remote} me={me} />
  );
}

/** A game of the server, and who looks at it. */
function useRemoteGame(id: string): {
  readonly remote: RemoteGame | null;
  readonly failure: OnlineFailure | null;
  readonly again: () => void;
} {
  const [remote, setRemote] = useState<RemoteGame | null>(null);
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let hasLeft = false;
    let opened: RemoteGame | null = null;
    const open = async () => {
      // Who looks must be known first, for the game shows itself differently to those who play.
      const known = await identity.find();
      const answer = known.ok ? await openRemoteGame(id, remoteSources) : known;
      if (!answer.ok) {
        if (!hasLeft) setFailure(answer.error);
        return;
      }
      if (hasLeft) {
        answer.value.leave();
        return;
      }
      opened = answer.value;
      setRemote(opened);
    };
    setFailure(null);
    void open();
    return () => {
      hasLeft = true;
      opened?.leave();
    };
  }, [id, tries]);
  const again = () => setTries(tries + 1);
  useEffect(() => {
    if (!failure) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [failure, tries]);
  return { remote, failure, again };
}

/** Where no game is to be had: there is none, or nobody answers. */
function NoGame({
  failure,
  words,
  onAgain,
}: {
  readonly failure: OnlineFailure;
  readonly words: OnlineWords;
  readonly onAgain: () => void;
}) {
  const { app, notices } = useWording().words;
  const isMissing = failure.code === "not_found";
  const title = isMissing ? words.lost.title : words.title;
  useEffect(() => {
    document.title = app.titleOf(title);
  }, [title]);
  return (
    <main class="lost">
      <StopMark size={96} />
      <h1>{title}</h1>
      <p role="alert">{isMissing ? words.lost.detail : sayFailure(failure, words.failures)}</p>
      {!isMissing && (
        <button type="button" class="row-button strong" onClick={onAgain}>
          <Icon name="again" />
          {notices.tryAgain}
        </button>
      )}
      <a class="row-button" href="/online">
        <Icon name="globe" />
        {words.lost.toOnline}
      </a>
      <a class="row-button" href="/">
        <Icon name="back" />
        {words.home}
      </a>
    </main>
  );
}
