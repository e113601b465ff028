import { Icon } from "../icons.tsx";
import type { OddsWords } from "../words/odds.ts";

/** No answer came; another may. */
export const Failed = ({
  words,
  onAgain,
}: {
  readonly words: OddsWords["results"];
  readonly onAgain: () => void;
}) => (
  <>
    <p>{words.failed}</p>
    <button type="button" class="row-button" onClick={onAgain}>
      <Icon name="again" />
      {words.again}
    </button>
  </>
);
