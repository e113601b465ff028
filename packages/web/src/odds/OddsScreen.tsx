import { type Position, unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import type { WithWords } from "../late.tsx";
import { LearnPage } from "../learn/LearnPage.tsx";
import { useGameWords } from "../learn/use-game-words.ts";
import { type Explored, hashOf, readHash } from "./address.ts";
import { Results } from "./Results.tsx";
import { RolledDice } from "./RolledDice.tsx";
import { useRolled } from "./rolled.ts";
import { SetUpBoard } from "./SetUpBoard.tsx";
import { SumTable } from "./SumTable.tsx";
import { Triples } from "./Triples.tsx";
import "./odds.css";

/** Three runners on the lowest spaces of these columns, two players, the standard rules. */
const tripleOnBoard = (columns: readonly number[]): Position =>
  unwrap(parsePositionText(`standard -/- - AA ${columns.map((column) => `${column}@1`).join(",")} moved`));

/**
 * What is explored: in the page's address, so that it can be shared and come back to.
 *
 * @param onArrival called when a link has brought another board
 */
function useExplored(
  onArrival: () => void,
): [explored: ReturnType<typeof readHash>, onChange: (changed: Partial<Explored>) => void] {
  const [explored, setExplored] = useState(() => readHash(location.hash));
  useLayoutEffect(() => {
    const read = () => {
      setExplored(readHash(location.hash));
      onArrival();
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const change = (changed: Partial<Explored>) => {
    const next = { ...explored, ...changed, known: true };
    setExplored(next);
    history.replaceState(history.state, "", hashOf(next));
  };
  return [explored, change];
}

/** All numbers of the game: of single sums, of three columns, and of any position. */
export function OddsScreen({ desk, words }: { readonly desk: Desk } & WithWords<"odds">) {
  const explorer = useRef<HTMLElement>(null);
  const [{ position, dice, picked, known }, change] = useExplored(() => explorer.current?.scrollIntoView());
  const game = useGameWords();
  const rolled = useRolled(position, dice);
  const { look } = desk.settings.value;
  return (
    <LearnPage desk={desk} title={words.title} back={{ href: "/learn", label: words.back }} kind="odds">
      <p class="lead">{words.lead}</p>
      <section ref={explorer} aria-labelledby="position">
        <h2 id="position">{words.position.title}</h2>
        <p>{words.position.about}</p>
        {!known && (
          <p role="alert" class="message">
            {words.position.unknown}
          </p>
        )}
        {game && (
          <SetUpBoard
            position={position}
            board={rolled.board}
            look={look}
            onChange={(changed) => change({ position: changed })}
            words={words.position}
            boardWords={game.board}
          />
        )}
        {game && (
          <RolledDice
            dice={dice}
            rolled={rolled}
            onDice={(changed) => change({ dice: changed })}
            onGoOn={() => rolled.next && change({ position: rolled.next, dice: [] })}
            words={words}
            game={game}
          />
        )}
        {rolled.next && <Results position={rolled.next} words={words} />}
      </section>
      <section aria-labelledby="sums">
        <h2 id="sums">{words.sums.title}</h2>
        <p>{words.sums.about}</p>
        <SumTable words={words.sums} />
      </section>
      <section aria-labelledby="triples">
        <h2 id="triples">{words.triples.title}</h2>
        <p>{words.triples.about}</p>
        <Triples
          picked={picked}
          onPick={(columns) => change({ picked: columns })}
          linkOf={(columns) => hashOf({ position: tripleOnBoard(columns), dice: [], picked })}
          words={words.triples}
        />
      </section>
    </LearnPage>
  );
}
