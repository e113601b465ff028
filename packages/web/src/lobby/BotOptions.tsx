import { BOT_NAMES } from "../bots/names.ts";
import { useWording } from "../words/context.ts";

/** The bots that one can play against, the weakest first, in a list to choose from. */
export function BotOptions() {
  const { bots } = useWording().words.home;
  return (
    <>
      {BOT_NAMES.map((bot) => (
        <option key={bot} value={bot}>
          {bots[bot].name} · {bots[bot].temper}
        </option>
      ))}
    </>
  );
}
