import type { Block, RulesPage } from "@cantstop/texts";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { emptyBoard } from "../board/view.ts";
import type { Paper } from "./choice.ts";

/** Type is set as large as the sheet allows, between these sizes in points. */
const LARGEST = 11;
const SMALLEST = 6.5;
const STEP = 0.25;
/** Lines may break a little differently on paper than on the screen, where the sheet is smaller: so much smaller is the type. */
const SPARE = 0.25;

/** All rules on one sheet, in two columns; examples are left to the screen. */
export function RulesSheet({
  page,
  paper,
}: {
  readonly page: RulesPage;
  /** The paper that it has to find room on. */
  readonly paper: Paper;
}) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const fit = () => {
      const fits = () =>
        element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
      for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
        element.style.fontSize = `${size}pt`;
        if (!fits()) continue;
        element.style.fontSize = `${size - SPARE}pt`;
        return;
      }
    };
    fit();
    // Measured anew with the type that it is printed in.
    void document.fonts.ready.then(fit);
  }, [page, paper]);
  return (
    <>
      <header>
        <div>
          <h2>{page.title}</h2>
          <p>{page.intro}</p>
        </div>
        <Board board={emptyBoard} look="sign" density="dense" />
      </header>
      <div class="sheet-text" ref={text}>
        {page.sections.map(({ name, title, blocks }) => (
          <div key={name}>
            <h3>{title}</h3>
            {blocks.map((block) => (
              <BlockText key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function BlockText({ block }: { readonly block: Block }) {
  if (block.kind === "example") return null;
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const items = block.items.map((item) => <li key={item}>{item}</li>);
  return block.kind === "steps" ? <ol>{items}</ol> : <ul>{items}</ul>;
}
