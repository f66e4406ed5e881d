/** Converts Arabic-Indic, Persian and wide digits to Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
