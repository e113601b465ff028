import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Tool } from "./game/Tool.tsx";
import { useWording } from "./words/context.ts";
import type { LateWords } from "./words/late.ts";
import type { Wording } from "./words/words.ts";
import "./notice.css";

/** What a late part is handed besides its own properties. */
export interface WithWords<Screen extends keyof LateWords> {
  readonly words: LateWords[Screen];
}

/** A part of the app that can be fetched before it is shown. */
export type LatePart<Props> = ComponentType<Props> & { readonly preload: (wording: Wording) => void };

/**
 * A component that is loaded when it is first shown, with words of its own if it has some. Until then there is
 * nothing; should loading fail, a line says so and offers another try. When the language changes the old words stay
 * until the new are there.
 */
export function late<Props extends object>(
  words: null,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props>;
export function late<Screen extends keyof LateWords, Props extends WithWords<Screen>>(
  words: Screen,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Omit<Props, "words">>;
export function late<Props extends object>(
  screen: keyof LateWords | null,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  interface Loaded {
    readonly Part: ComponentType<Props>;
    readonly words: object;
    readonly wording: Wording;
  }
  // Kept for the next time: what is there already is shown at once.
  let known: Loaded | null = null;
  const fetchAll = async (wording: Wording): Promise<Loaded> => {
    const [Part, words] = await Promise.all([load(), screen && wording.late(screen)]);
    known = { Part, words: words ? { words } : {}, wording };
    return known;
  };

  function Late(props: Props) {
    const wording = useWording();
    const [loaded, setLoaded] = useState(known);
    const [failed, setFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (loaded?.wording === wording) return;
      let awaited = true;
      fetchAll(wording).then(
        (now) => awaited && setLoaded(now),
        () => awaited && setFailed(true),
      );
      return () => {
        awaited = false;
      };
    }, [wording, tries]);
    if (loaded) {
      const { Part, words } = loaded;
      return <Part {...props} {...words} />;
    }
    if (!failed) return null;
    const again = () => {
      setFailed(false);
      setTries(tries + 1);
    };
    return <NotLoaded onAgain={again} onClose={"onClose" in props ? props.onClose : undefined} />;
  }

  return Object.assign(Late, {
    preload(wording: Wording) {
      // Should it fail, showing the part tries again.
      if (known?.wording !== wording) fetchAll(wording).catch(() => {});
    },
  });
}

function NotLoaded({ onAgain, onClose }: { readonly onAgain: () => void; readonly onClose: unknown }) {
  const { notices } = useWording().words;
  return (
    <div role="alert" class="notice">
      <p>{notices.notLoaded}</p>
      <Tool tool={{ icon: "again", label: notices.tryAgain, onPress: onAgain }} />
      {typeof onClose === "function" && (
        <Tool tool={{ icon: "close", label: notices.dismiss, onPress: () => void onClose() }} />
      )}
    </div>
  );
}
