import type { Desk } from "../desk.ts";
import { GoingOn } from "../home/GoingOn.tsx";
import type { WithWords } from "../late.tsx";

/** The games of this device. */
export function GamesScreen({ desk, words }: { readonly desk: Desk } & WithWords<"games">) {
  return (
    <main class="games">
      <h1>{words.title}</h1>
      <GoingOn games={desk.games.value} />
    </main>
  );
}
