import { type GameRecord, writeRecord } from "@cantstop/rules/notation";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { Look } from "../../board/view.ts";
import { saveFile } from "../../games/save-file.ts";
import { Icon, type IconName } from "../../icons.tsx";
import type { WithWords } from "../../late.tsx";
import { Dialog } from "../../menu/Dialog.tsx";
import { Pills } from "../../Pills.tsx";
import { shareText } from "../../play/share.ts";
import { tagOf } from "../../table/tags.ts";
import { useWording } from "../../words/context.ts";
import { writeGameJson } from "./game-json.ts";
import { canHandOn, handOnFile } from "./hand-on.ts";
import { gameLink } from "./link.ts";
import { recordOfMoment } from "./moment.ts";
import { makePicture } from "./picture.ts";
import { PICTURE, SharePicture, standsIn } from "./SharePicture.tsx";
import "./share.css";

/** The whole game, or how it stands at the moment that is looked at. */
type What = "whole" | "moment";
const WHATS = ["whole", "moment"] as const satisfies readonly What[];

/** Hands on a game or a moment of it. */
export function ShareDialog({
  record,
  index,
  look = "sign",
  onClose,
  words,
}: {
  readonly record: GameRecord;
  /** How many events have happened at the moment that is looked at. */
  readonly index: number;
  readonly look?: Look;
  readonly onClose: () => void;
} & WithWords<"share">) {
  const wording = useWording();
  const [what, setWhat] = useState<What>(index < record.events.length ? "moment" : "whole");
  const [told, setTold] = useState("");
  const drawing = useRef<SVGSVGElement>(null);
  const group = useId();

  // The picture shows the moment either way; of a whole game that is its end.
  const shown = useMemo(
    () => (what === "moment" ? { ...record, events: record.events.slice(0, index) } : record),
    [record, index, what],
  );
  const shared = useMemo(
    () => (what === "moment" ? recordOfMoment(record, index) : record),
    [record, index, what],
  );
  // Whoever follows the link to a whole game begins where this one was looked at.
  const event = what === "whole" && index > 0 && index < record.events.length ? index : undefined;
  const link = useMemo(() => new URL(gameLink(shared, event), location.href).href, [shared, event]);
  const name = `cantstop-${(tagOf(record, "Ended") ?? tagOf(record, "Date") ?? "game").slice(0, 10)}`;
  const canSend = "share" in navigator && matchMedia("(pointer: coarse)").matches;

  const sendLink = async () => {
    const became = await shareText(link);
    setTold(became === "copied" ? words.copied : became === "failed" ? words.notCopied : "");
  };
  const savePicture = async () => {
    setTold("");
    try {
      if (!drawing.current) return;
      const isSaved = await handOnFile(`${name}.png`, await makePicture(drawing.current, PICTURE));
      if (isSaved) setTold(words.saved);
    } catch {
      setTold(words.pictureFailed);
    }
  };
  const saveText = (ending: string, text: string, type: string) => {
    saveFile(`${name}.${ending}`, text, type);
    setTold(words.saved);
  };
  const stands = standsIn(shown, wording.words.home, words);

  return (
    <Dialog title={words.title} onClose={onClose} large>
      <div class="share">
        <SharePicture
          record={shown}
          look={look}
          stands={stands}
          label={words.pictureOf(record.names, stands)}
          drawing={drawing}
        />
        <div class="share-ways">
          {index < record.events.length && (
            <Pills
              legend={words.what}
              name={group}
              values={WHATS}
              value={what}
              labels={words}
              onChange={(chosen) => {
                setWhat(chosen);
                setTold("");
              }}
            />
          )}
          <Way
            icon={canSend ? "share" : "link"}
            label={canSend ? words.share : words.copy}
            detail={words.linkDetail}
            isStrong
            onPress={() => void sendLink()}
          />
          <input
            class="share-address"
            type="text"
            readOnly
            value={link}
            aria-label={words.address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Way
            icon="picture"
            label={canHandOn("image/png") ? words.sendPicture : words.picture}
            onPress={() => void savePicture()}
          />
          <Way
            icon="save"
            label={words.record}
            detail={words.recordDetail}
            onPress={() => saveText("txt", writeRecord(shared), "text/plain")}
          />
          <Way
            icon="save"
            label={words.json}
            detail={words.jsonDetail}
            onPress={() => saveText("json", writeGameJson(shared), "application/json")}
          />
          <p role="status" class="share-told">
            {told}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function Way({
  icon,
  label,
  detail = "",
  isStrong = false,
  onPress,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string;
  readonly isStrong?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" class={isStrong ? "row-button strong" : "row-button"} onClick={onPress}>
      <Icon name={icon} />
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </button>
  );
}
