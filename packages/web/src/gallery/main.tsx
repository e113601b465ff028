import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Look } from "../board/view.ts";
import { GameLayout } from "../game/GameLayout.tsx";
import { setSpeed } from "../motion.ts";
import { type StateName, states } from "./states.ts";
import "../styles.css";

/**
 * Every state of the game screen, without a game: `gallery.html?state=bust&look=mountain&theme=dark`.
 * Keys: left and right walk through the states, l changes the look, t the theme.
 */
const asked = new URLSearchParams(location.search);
const names = Object.keys(states) as StateName[];
const root = document.documentElement;
if (asked.has("theme")) root.dataset.theme = asked.get("theme") ?? "light";
if (asked.has("instant")) setSpeed("instant");

function Gallery() {
  const [name, setName] = useState<StateName>(names.find((n) => n === asked.get("state")) ?? "top");
  const [look, setLook] = useState<Look>(asked.get("look") === "mountain" ? "mountain" : "sign");
  useEffect(() => {
    const walk = ({ key }: KeyboardEvent) => {
      const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      if (step) setName((now) => names.at((names.indexOf(now) + step) % names.length) ?? now);
      if (key === "l") setLook((now) => (now === "sign" ? "mountain" : "sign"));
      if (key === "t") root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    };
    addEventListener("keydown", walk);
    return () => removeEventListener("keydown", walk);
  }, []);
  return <GameLayout view={states[name](look)} />;
}

const app = document.querySelector("#app");
if (app) render(<Gallery />, app);
