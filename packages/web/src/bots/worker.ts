// Thinking, off the screen's thread.
import { expose } from "comlink";
import { Judge } from "./judge.ts";

expose(new Judge(Math.floor(Math.random() * 2 ** 32)));
