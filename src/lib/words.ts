/** A text that keeps its own direction inside a sentence (U+2068 … U+2069), as <bdi> does where there is no markup. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** A name as a sentence has it: isolated, in «». */
export function quoteName(name: string): string {
  return `«${isolate(name)}»`
}

/** The six plural forms of Arabic. A form may be a text or anything else that the caller picks by number. */
export type PluralForms<T> = Record<Intl.LDMLPluralRule, T>

const arabic = new Intl.PluralRules('ar')

/** The form that Arabic uses with `count`: 0 zero, 1 one, 2 two, 3-10 few, 11-99 many, 100 other (by the last two digits). */
export function plural<T>(count: number, forms: PluralForms<T>): T {
  return forms[arabic.select(count)]
}
