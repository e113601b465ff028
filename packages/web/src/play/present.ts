import { bitsOf, targetOf } from "@cantstop/rules";
import type { Piece } from "../board/view.ts";
import type { GameView, ToolView } from "../game/view.ts";
import { dayInWords } from "../when.ts";
import { presentActions } from "./actions.ts";
import { presentBoard } from "./board.ts";
import { boardTexts } from "./board-texts.ts";
import { presentChoices } from "./cards.ts";
import { presentCorrectTool, presentDice, presentKeypad } from "./dice.ts";
import { presentHintTool } from "./hints.ts";
import { turnNumber } from "./history.ts";
import { announce, presentNote } from "./notes.ts";
import { presentAskOdds, presentRisk, presentStake } from "./odds.ts";
import { type Presented, type Scene, sceneOf } from "./scene.ts";
import { presentSeats } from "./seats.ts";
import { presentSentence } from "./sentences.ts";

/** Finds the names of those to whom pieces belong. */
const ownerOf =
  ({ table, nameOf }: Scene) =>
  (piece: Piece): string =>
    nameOf(table.seats.findIndex((seat) => seat.piece === piece));

/** Which game this is. */
function subtitle({ table, state, situation, isAlone, wording }: Scene): string {
  const { words, texts, language } = wording;
  if (table.daily !== null) return words.home.dailyOf(dayInWords(language, table.daily));
  const { rules } = situation.position;
  const name = texts.rulesetName(state.record.start.rules.ruleset);
  const target = targetOf(rules.ruleset.options, rules.players) ?? rules.target;
  return isAlone ? words.play.subtitleAlone(name, target) : words.play.subtitle(name, target);
}

const tools = ({ settings, wording, commands }: Scene): ToolView[] => {
  const { play } = wording.words;
  const { sound } = settings;
  return [
    { icon: "log", label: play.log, keyHint: "L", onPress: commands.log },
    {
      icon: sound ? "sound" : "mute",
      label: play.sound,
      pressed: sound,
      keyHint: "M",
      onPress: commands.sound,
    },
  ];
};

/**
 * The screen of a table: a pure function of what happened, of who sits there, of what is in the player's hand, and
 * of the words. It knows the rules' answers and the view's fields, and nothing of browsers.
 */
export function presentGame(presented: Presented): GameView {
  const scene = sceneOf(presented);
  const { situation, entry, isWatching, settings, wording, commands } = scene;
  const { words } = wording;
  const choices = () => {
    if (entry) return presentKeypad(scene);
    return situation.kind === "choose" ? presentChoices(scene, situation) : presentNote(scene, situation);
  };
  return {
    title: words.app.name,
    subtitle: subtitle(scene),
    menu: { icon: "menu", label: words.play.menu, onPress: commands.menu },
    help: { icon: "help", label: words.play.help, keyHint: "?", onPress: commands.help },
    tools: tools(scene),
    hint: presentHintTool(scene),
    correct: presentCorrectTool(scene),
    regions: words.play.regions,
    seats: presentSeats(scene),
    sentence: presentSentence(scene),
    look: settings.look,
    board: presentBoard(scene),
    boardTexts: boardTexts(words.board, ownerOf(scene)),
    onColumn: situation.kind === "choose" && !isWatching && !entry ? commands.column : null,
    dice: presentDice(scene),
    choices: choices(),
    askOdds: presentAskOdds(scene),
    risk: presentRisk(scene),
    stake: presentStake(scene),
    actions: presentActions(scene),
    announcement: announce(scene),
  };
}

/** The title of the browser's tab. */
export function presentTitle(presented: Presented): string {
  const scene = sceneOf(presented);
  const { situation, isAlone, nameOf, wording } = scene;
  const { app, play } = wording.words;
  const { position } = situation;
  if (situation.kind === "over") {
    const winners = bitsOf(position.winners).map(nameOf);
    return winners.length > 0 ? app.titleOfWin(winners) : app.name;
  }
  if (isAlone) return app.titleOf(play.turnNumber(turnNumber(scene)));
  return app.titleOfTurn(nameOf(situation.kind === "bust" ? situation.before.seat : position.seat));
}
