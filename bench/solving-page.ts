// The same work in a page, which is told from outside what to do.
import { type Part, prepareWork, type Work } from "./solving.ts";

declare global {
  interface Window {
    prepare(preset: string, players: number): Promise<void>;
    run(part: Part): number;
    decisions(): number[];
  }
}

let work: Work;
window.prepare = async (preset, players) => {
  work = await prepareWork(preset, players);
};
window.run = (part) => work.run(part);
window.decisions = () => work.decisions(() => performance.now());
