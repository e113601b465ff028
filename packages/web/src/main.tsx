import { render } from "preact";
import { states } from "./gallery/states.ts";
import { GameLayout } from "./game/GameLayout.tsx";
import "./styles.css";

const root = document.querySelector("#app");
if (root) render(<GameLayout view={states.top("sign")} />, root);
