import { useEffect, useState } from "preact/hooks";
import { type DailyStatistics, statisticsOf } from "../archive/statistics.ts";
import type { DailyResult } from "../daily-result.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { Dialog } from "../menu/Dialog.tsx";
import { dayInWords, until } from "../when.ts";
import { useWording } from "../words/context.ts";

/** Today's climb when it has been climbed: the result, the row of days, the best, and once more for fun. */
export function DailyDialog({
  desk,
  result,
  onPlay,
  onAgain,
  onClose,
  words,
}: {
  readonly desk: Desk;
  readonly result: DailyResult;
  readonly onPlay: (id: string) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
} & WithWords<"daily">) {
  const { language } = useWording();
  const [history, setHistory] = useState<DailyStatistics | null>(null);
  useEffect(() => {
    let awaited = true;
    const read = async () => {
      const games = await (await desk.archive()).all();
      if (awaited) setHistory(statisticsOf(games, result.day).daily);
    };
    // Without the archive there is still today's result.
    read().catch(() => {});
    return () => {
      awaited = false;
    };
  }, [result]);
  const [best] = [...(history?.results.values() ?? [])].sort((a, b) => a.turns - b.turns);
  const now = new Date();
  return (
    <Dialog title={words.title(dayInWords(language, result.day))} onClose={onClose}>
      <p>
        <strong>{words.today(result.turns, result.busts)}</strong>
      </p>
      {history && history.streak > 0 && <p>{words.streak(history.streak, history.longest)}</p>}
      {best && <p>{words.best(best.turns, dayInWords(language, best.day))}</p>}
      <p class="quiet">{words.next(until(language, now, nextDay(now)))}</p>
      <div class="rows">
        <button type="button" class="row-button" onClick={() => onPlay(result.id)}>
          <Icon name="flag" />
          {words.see}
        </button>
        <button type="button" class="row-button" onClick={onAgain}>
          <Icon name="again" />
          <span>
            {words.again}
            <small>{words.againDetail}</small>
          </span>
        </button>
      </div>
    </Dialog>
  );
}

/** When the next day begins, by UTC. */
const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
