/** A number for a person, with so many decimals: `12,345.6`. */
export const figure = (count: number, digits = 0): string =>
  count.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A time (ms since 1970) for a person: `2026-11-29 12:00 UTC`. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
