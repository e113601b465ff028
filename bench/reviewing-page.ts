// The same work in a page, which is told from outside what to do.
import { prepareWork, type Work } from "./reviewing.ts";

declare global {
  interface Window {
    prepareReview(preset: string, players: number): Promise<void>;
    review(): void;
  }
}

let work: Work;
window.prepareReview = async (preset, players) => {
  work = await prepareWork(preset, players);
};
window.review = () => work.review();
