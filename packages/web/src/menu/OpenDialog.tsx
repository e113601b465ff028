import { useLocation } from "preact-iso";
import { PieceIcon } from "../board/Piece.tsx";
import { Icon } from "../icons.tsx";
import { late, type WithWords } from "../late.tsx";
import { rulesAddress } from "../rules-page/address.ts";
import { currentGame, isRunning, type Table } from "../table/table.ts";
import type { MenuWords } from "../words/menu.ts";
import { Dialog, Question } from "./Dialog.tsx";
import type { DialogsProps } from "./load.tsx";

const NotifySwitch = late("online", async () => (await import("../waiting/NotifySwitch.tsx")).NotifySwitch);

type Props = DialogsProps & { readonly onClose: () => void } & WithWords<"menu">;

/** The dialog that is open. */
export function OpenDialog(props: Props) {
  const { opened, table, words, onClose } = props;
  const { route } = useLocation();
  if (opened === "menu") return <Menu {...props} />;
  if (opened === "help") return <Help words={words.howItGoes} onClose={onClose} />;
  if (opened === null || opened === "settings" || opened === "log" || !table) return null;
  if (opened === "again")
    return (
      <Question
        title={words.againQuestion}
        detail={words.againDetail}
        confirm={words.again}
        onConfirm={() => {
          void table.rematch().then((next) => next.ok && route(`/play/${next.id}`));
        }}
        onClose={onClose}
      />
    );
  const { leaving } = opened;
  return (
    <Question
      title={words.leaveQuestion(table.seats[leaving]?.name ?? "")}
      detail={words.leaveDetail}
      confirm={words.leaveConfirm}
      onConfirm={() => void table.resign(leaving)}
      onClose={onClose}
    />
  );
}

/** Everything that can be learnt. */
const LEARN = "/learn";
/** Where the games of this device are. */
const GAMES = "/games";
/** Where they are reviewed, and any others. */
const REVIEW = "/review";

const rulesetOf = (table: Table) => currentGame(table.state.value).position.rules.ruleset;

/** Is anybody of this screen still in the game? */
function isAnyHere(table: Table): boolean {
  const { out } = currentGame(table.state.value).position;
  return table.seats.some(({ player }, seat) => player.kind === "person" && !((out >> seat) & 1));
}

function Menu({ onOpen, onClose, table, words }: Props) {
  const { path } = useLocation();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div class="rows">
        <button type="button" class="row-button" onClick={() => onOpen("settings")}>
          <Icon name="tune" />
          {words.settings}
        </button>
        <button type="button" class="row-button" onClick={() => onOpen("help")}>
          <Icon name="help" />
          {words.help}
        </button>
        {path !== LEARN && (
          <a class="row-button" href={table ? rulesAddress(rulesetOf(table)) : LEARN}>
            <Icon name="book" />
            {table ? words.rules : words.learn}
          </a>
        )}
        {table && (
          <button type="button" class="row-button" onClick={() => onOpen("log")}>
            <Icon name="log" />
            {words.log}
          </button>
        )}
        {table && isRunning(table) && <Leaving table={table} onOpen={onOpen} words={words} />}
        {table?.online && isRunning(table) && isAnyHere(table) && <NotifySwitch />}
        {table?.online && (
          <a class="row-button" href={`/game/${table.id}/fairness`}>
            <Icon name="check" />
            {words.fairDice}
          </a>
        )}
        {table && !table.online && isRunning(table) && (
          <button type="button" class="row-button" onClick={() => onOpen("again")}>
            <Icon name="again" />
            {words.again}
          </button>
        )}
        {/* What others still play is not looked into. */}
        {table && !(table.online && isRunning(table)) && (
          <a class="row-button" href={`${REVIEW}/${table.id}`}>
            <Icon name="review" />
            {words.reviewThis}
          </a>
        )}
        {table && (
          <a class="row-button" href="/">
            <Icon name="plus" />
            <span>
              {words.newGame}
              {isRunning(table) && <small>{words.gameWaits}</small>}
            </span>
          </a>
        )}
        {path !== GAMES && (
          <a class="row-button" href={GAMES}>
            <Icon name="games" />
            {words.games}
          </a>
        )}
        {!table && path !== REVIEW && (
          <a class="row-button" href={REVIEW}>
            <Icon name="review" />
            {words.reviewOther}
          </a>
        )}
      </div>
    </Dialog>
  );
}

function Leaving({
  table,
  onOpen,
  words,
}: { readonly table: Table; readonly words: MenuWords } & Pick<Props, "onOpen">) {
  if (!isAnyHere(table)) return null;
  const { out } = currentGame(table.state.value).position;
  return (
    <details>
      <summary class="row-button">
        <Icon name="flag" />
        {words.leave}
      </summary>
      {table.seats.map(({ name, piece, player }, seat) =>
        player.kind !== "person" || (out >> seat) & 1 ? null : (
          <button key={seat} type="button" class="row-button inner" onClick={() => onOpen({ leaving: seat })}>
            <PieceIcon piece={piece} size={24} />
            {words.leaveSeat(name)}
          </button>
        ),
      )}
    </details>
  );
}

function Help({ words, onClose }: { readonly words: MenuWords["howItGoes"]; readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ol class="turn-steps">
        {words.turn.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{words.keysTitle}</h3>
      <dl class="keys">
        {words.keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd key={one} class="key">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
