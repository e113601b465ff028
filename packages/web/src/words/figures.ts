/** Numbers with decimals, as reviews and statistics write them in a language. */
export interface Figures {
  /** A share from 0 to 1, in percent, to the tenth. */
  readonly share: (share: number) => string;
  /** A change of one, with its sign. */
  readonly shareChange: (change: number) => string;
  /** A number to the hundredth, and a change of one. */
  readonly decimal: (number: number) => string;
  readonly decimalChange: (change: number) => string;
}

/** @param tag of the language, BCP 47 */
export function figures(tag: string): Figures {
  const make = (options: Intl.NumberFormatOptions, digits: number) => {
    const written = new Intl.NumberFormat(tag, {
      ...options,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // A minus sign is as wide as a plus sign.
    return (number: number) => written.format(number).replace("-", "−");
  };
  const signed = { signDisplay: "exceptZero" } as const;
  return {
    share: make({ style: "percent" }, 1),
    shareChange: make({ style: "percent", ...signed }, 1),
    decimal: make({}, 2),
    decimalChange: make(signed, 2),
  };
}
