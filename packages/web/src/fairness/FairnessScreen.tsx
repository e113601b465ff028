import type { Verdict } from "@cantstop/protocol/fair-dice";
import { useEffect } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import { saveFile } from "../games/save-file.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { useAnswer } from "../lobby/use-answer.ts";
import { seatNames } from "../online/names.ts";
import { seenSeal } from "../online/seals.ts";
import { server } from "../online/server.ts";
import { PIECES, type Piece } from "../setup.ts";
import { useWording } from "../words/context.ts";
import type { FairnessWords } from "../words/fairness.ts";
import { type Check, checkDice } from "./check.ts";
import "../controls.css";
import "../games/games.css";
import "./fairness.css";

/** How a game's dice were settled before its first roll, and, when it is over, that they were: every roll, drawn again. */
export function FairnessScreen({ id, words }: { readonly id: string } & WithWords<"fairness">) {
  const { app, notices } = useWording().words;
  const { answer, again } = useAnswer(() => server.record(id));
  const text = answer?.ok ? answer.value : null;
  const check = text === null ? null : checkDice(text);
  useEffect(() => {
    document.title = app.titleOf(words.title);
  }, [words]);
  return (
    <main class="games fairness">
      <header>
        <a class="tool" href={`/game/${id}`} aria-label={words.back} title={words.back}>
          <Icon name="back" />
        </a>
        <h1>{words.title}</h1>
      </header>
      <p class="lead">{words.about}</p>
      {answer === null && (
        <p class="quiet" role="status">
          {words.loading}
        </p>
      )}
      {answer && !answer.ok && (
        <section role="alert">
          <p>{answer.error.code === "not_found" ? words.missing : words.failed}</p>
          <button type="button" class="row-button" onClick={again}>
            <Icon name="again" />
            {notices.tryAgain}
          </button>
        </section>
      )}
      {text !== null && !check && <p class="message bad">{words.verdict.unreadable}</p>}
      {text !== null && check && <Checked id={id} text={text} check={check} words={words} />}
    </main>
  );
}

/** What the check came to, in a sentence. */
function sayVerdict(verdict: Verdict | null, words: FairnessWords["verdict"]): string {
  if (verdict === null) return words.running;
  if (verdict.ok) return verdict.rolls === 0 ? words.noRolls : words.fair(verdict.rolls);
  switch (verdict.problem) {
    case "no_tag":
      return words.incomplete;
    case "wrong_secret":
      return words.wrongSecret;
    case "wrong_start":
      return words.wrongStart;
    case "wrong_roll":
      return words.wrongRoll(verdict.roll);
  }
}

function Checked({
  id,
  text,
  check,
  words,
}: {
  readonly id: string;
  readonly text: string;
  readonly check: Check;
  readonly words: FairnessWords;
}) {
  const { home } = useWording().words;
  const { commitment, secret, seeds, seats, rolls, verdict } = check;
  const seen = seenSeal(id);
  const isOther = seen !== null && seen !== commitment;
  const isBad = isOther || verdict?.ok === false;
  const names = seatNames(
    seats.map(({ name, player }) =>
      player.kind === "person" ? { kind: "person", name } : { kind: "bot", bot: player.bot },
    ),
    home,
  );
  return (
    <>
      <div class={`verdict${isBad ? " bad" : verdict ? " good" : ""}`} role="status">
        <Icon name={isBad ? "close" : verdict ? "check" : "die"} size={30} />
        <p>
          <strong>{isOther ? words.commitment.differs : sayVerdict(verdict, words.verdict)}</strong>
          {verdict?.ok && verdict.rolls > 0 && !isOther && <small>{words.verdict.fairAbout}</small>}
        </p>
      </div>
      <section>
        <h2>
          <Step number={1} /> {words.commitment.title}
        </h2>
        <p class="quiet">{words.commitment.about}</p>
        <code class="hash">{commitment}</code>
        {seen !== null && !isOther && <p class="quiet">{words.commitment.seen}</p>}
      </section>
      <section>
        <h2>
          <Step number={2} /> {words.seeds.title}
        </h2>
        <p class="quiet">{words.seeds.about}</p>
        <ul class="seeds">
          {seats.map(({ player }, i) => (
            <li key={i}>
              <PieceIcon piece={PIECES[i] as Piece} size={24} />
              <span>
                <strong>{names[i]}</strong>
                {player.kind === "bot" ? (
                  <span class="quiet">{words.seeds.bot}</span>
                ) : (
                  <code>{seeds[i] ?? words.seeds.none}</code>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>
          <Step number={3} /> {words.secret.title}
        </h2>
        <p class="quiet">{secret === null ? words.secret.notYet : words.secret.about}</p>
        {secret !== null && <code class="hash">{secret}</code>}
      </section>
      {secret !== null && rolls.length > 0 && (
        <section>
          <Rolls check={check} names={names} words={words.rolls} />
        </section>
      )}
      <section>
        <h2>{words.yourself.title}</h2>
        <p class="quiet">{words.yourself.about}</p>
        <button
          type="button"
          class="row-button"
          onClick={() => saveFile(`cantstop-${id}.txt`, text, "text/plain")}
        >
          <Icon name="save" />
          {words.yourself.download}
        </button>
        <p class="quiet">{words.yourself.command}</p>
        <code class="hash">
          npx cantstop verify cantstop-{id}.txt --commitment {commitment}
        </code>
        <p class="quiet">{words.yourself.guide}</p>
      </section>
    </>
  );
}

/** The place of something that is done in an order. */
const Step = ({ number }: { readonly number: number }) => <span class="step-number">{number}</span>;

/** Every roll, and whether it is the one that was settled. */
function Rolls({
  check: { rolls, seats },
  names,
  words,
}: {
  readonly check: Check;
  readonly names: readonly string[];
  readonly words: FairnessWords["rolls"];
}) {
  return (
    <table class="rolls">
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.dice}</th>
          <th scope="col">{words.check}</th>
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ seat, found, drawn }, i) => {
          const isRight = drawn?.join() === found.join();
          return (
            <tr key={i} class={isRight ? undefined : "wrong"}>
              <th scope="row">{i + 1}</th>
              <td>
                <PieceIcon piece={seats[seat]?.piece ?? 0} size={18} />
                {names[seat]}
              </td>
              <td>{found.join(" ")}</td>
              <td>
                <Icon name={isRight ? "check" : "close"} size={18} />
                {isRight ? words.right : words.wrong(drawn ?? [])}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
