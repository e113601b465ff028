import type { RiskView } from "./view.ts";

/** The chance that the next roll busts: a number, its name, a bar. */
export function RiskMeter({ risk }: { readonly risk: RiskView }) {
  return (
    <div class="risk">
      <p class="figure">
        <strong>{risk.text}</strong> <span>{risk.label}</span>
      </p>
      <div class="bar">
        <div style={{ width: `${Math.min(Math.max(risk.share, 0), 1) * 100}%` }} />
      </div>
    </div>
  );
}
