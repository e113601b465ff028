import { PieceIcon } from "../board/Piece.tsx";
import { LookChoice } from "../home/LookChoice.tsx";
import { Icon } from "../icons.tsx";
import { asSeat } from "../play/gains.ts";
import { THEMES } from "../settings.ts";
import { currentGame, isRunning } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import { Dialog, Question } from "./Dialog.tsx";
import type { DialogsProps } from "./load.tsx";
import "./menu.css";

/** The dialog that is open. */
export function OpenDialog(props: DialogsProps) {
  const { opened, onOpen, table, onNewGame } = props;
  const { menu } = useWording().words;
  const close = () => onOpen(null);
  if (opened === "menu") return <Menu {...props} />;
  if (opened === "help") return <Help onClose={close} />;
  if (opened === "newGame")
    return (
      <Question
        title={menu.newGameQuestion}
        detail={menu.newGameDetail}
        confirm={menu.newGameConfirm}
        onConfirm={() => onNewGame?.()}
        onClose={close}
      />
    );
  if (opened === null || !table) return null;
  if (opened === "again")
    return (
      <Question
        title={menu.againQuestion}
        detail={menu.againDetail}
        confirm={menu.again}
        onConfirm={() => {
          void table.rematch().then((next) => next.ok && props.onRematch?.(next.id));
        }}
        onClose={close}
      />
    );
  const { leaving } = opened;
  return (
    <Question
      title={menu.leaveQuestion(table.state.value.record.names[leaving] ?? "")}
      detail={menu.leaveDetail}
      confirm={menu.leaveConfirm}
      onConfirm={() => void table.resign(leaving)}
      onClose={close}
    />
  );
}

function Menu({ onOpen, desk, table, onLeave }: DialogsProps) {
  const { menu } = useWording().words;
  const { look, theme } = desk.settings.value;
  return (
    <Dialog title={menu.title} onClose={() => onOpen(null)}>
      <LookChoice look={look} onChange={(look) => desk.change({ look })} />
      <fieldset class="themes">
        <legend>{menu.theme}</legend>
        {THEMES.map((one) => (
          <label key={one} class="pill">
            <input
              type="radio"
              name="theme"
              checked={one === theme}
              onChange={() => desk.change({ theme: one })}
            />
            <span>{menu.themes[one]}</span>
          </label>
        ))}
      </fieldset>
      <div class="rows">
        <button type="button" class="row-button" onClick={() => onOpen("help")}>
          <Icon name="help" />
          {menu.keys}
        </button>
        {isRunning(table) && <Leaving table={table} onOpen={onOpen} />}
        {isRunning(table) && (
          <button type="button" class="row-button" onClick={() => onOpen("again")}>
            <Icon name="again" />
            {menu.again}
          </button>
        )}
        {table && (
          <button type="button" class="row-button" onClick={onLeave}>
            <Icon name="plus" />
            <span>
              {menu.newGame}
              {isRunning(table) && <small>{menu.gameWaits}</small>}
            </span>
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Leaving({
  table,
  onOpen,
}: { table: NonNullable<DialogsProps["table"]> } & Pick<DialogsProps, "onOpen">) {
  const { menu } = useWording().words;
  const { out } = currentGame(table.state.value).position;
  return (
    <details>
      <summary class="row-button">
        <Icon name="flag" />
        {menu.leave}
      </summary>
      {table.state.value.record.names.map((name, seat) =>
        (out >> seat) & 1 ? null : (
          <button key={seat} type="button" class="row-button inner" onClick={() => onOpen({ leaving: seat })}>
            <PieceIcon seat={asSeat(seat)} size={24} />
            {menu.leaveSeat(name)}
          </button>
        ),
      )}
    </details>
  );
}

function Help({ onClose }: { readonly onClose: () => void }) {
  const { help } = useWording().words;
  return (
    <Dialog title={help.title} onClose={onClose}>
      <ol class="turn-steps">
        {help.turn.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{help.keysTitle}</h3>
      <dl class="keys">
        {help.keys.map(({ key, does }) => (
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
