import type { Language } from "@cantstop/texts";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { languageName } from "../language.ts";
import { StopMark } from "../StopMark.tsx";
import { isDark } from "../theme.ts";
import { useWording } from "../words/context.ts";
import { APP_LANGUAGES } from "../words/load.ts";

/** The game's name, and what is changed before anything else: the language, light or dark, the menu. */
export function HomeHeader({
  desk,
  isWide,
  onMenu,
}: {
  readonly desk: Desk;
  readonly isWide: boolean;
  readonly onMenu: () => void;
}) {
  const { words, language } = useWording();
  const { app, home } = words;
  const dark = isDark(desk.settings.value.theme);
  return (
    <header>
      <StopMark size={34} />
      <p class="title">{app.name}</p>
      <nav class="tools" aria-label={home.tools}>
        {APP_LANGUAGES.length > 1 && (
          <label class="language">
            <Icon name="globe" />
            <span aria-hidden="true">{language}</span>
            <select
              value={language}
              aria-label={home.language}
              onChange={({ currentTarget }) => desk.change({ language: currentTarget.value as Language })}
            >
              {APP_LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {isWide && (
          <Tool
            tool={{
              icon: dark ? "sun" : "moon",
              label: dark ? home.toLight : home.toDark,
              onPress: () => desk.change({ theme: dark ? "light" : "dark" }),
            }}
          />
        )}
        <Tool tool={{ icon: "menu", label: home.menu, onPress: onMenu }} />
      </nav>
    </header>
  );
}
