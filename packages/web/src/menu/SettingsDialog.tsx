import type { Language } from "@cantstop/texts";
import type { Desk } from "../desk.ts";
import { LookChoice } from "../home/LookChoice.tsx";
import { Icon } from "../icons.tsx";
import { guessLanguage, languageName } from "../language.ts";
import type { WithWords } from "../late.tsx";
import { Pills } from "../Pills.tsx";
import { Switch } from "../Switch.tsx";
import { ODDS, SPEEDS, THEMES } from "../settings.ts";
import { APP_LANGUAGES } from "../words/load.ts";
import { Dialog } from "./Dialog.tsx";

/** How this device likes things. What is changed holds at once, in a game that is being played, too. */
export function SettingsDialog({
  desk,
  onClose,
  words,
}: {
  readonly desk: Desk;
  readonly onClose: () => void;
} & WithWords<"settings">) {
  const { language, theme, look, sound, speed, odds, automaticMoves } = desk.settings.value;
  return (
    <Dialog title={words.title} onClose={onClose} large>
      <label class="select-field">
        <span>{words.language}</span>
        <select
          value={language}
          onChange={({ currentTarget }) =>
            desk.change({ language: currentTarget.value as Language | "auto" })
          }
        >
          <option value="auto">{words.autoLanguage(languageName(guessLanguage(navigator.languages)))}</option>
          {APP_LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <Pills
        legend={words.theme}
        name="theme"
        values={THEMES}
        value={theme}
        labels={words.themes}
        onChange={(theme) => desk.change({ theme })}
      />
      <LookChoice look={look} onChange={(look) => desk.change({ look })} />
      <Switch {...words.sound} on={sound} onChange={(sound) => desk.change({ sound })} />
      <Pills
        legend={words.speed}
        name="speed"
        values={SPEEDS}
        value={speed}
        labels={words.speeds}
        onChange={(speed) => desk.change({ speed })}
      >
        {words.speedAbout}
      </Pills>
      <Pills
        legend={words.odds}
        name="odds"
        values={ODDS}
        value={odds}
        labels={{
          always: words.oddsChoices.always.name,
          demand: words.oddsChoices.demand.name,
          never: words.oddsChoices.never.name,
        }}
        onChange={(odds) => desk.change({ odds })}
      >
        {words.oddsChoices[odds].about}
      </Pills>
      <Switch
        {...words.automaticMoves}
        on={automaticMoves}
        onChange={(automaticMoves) => desk.change({ automaticMoves })}
      />
      <p class="quiet">{words.kept}</p>
    </Dialog>
  );
}
