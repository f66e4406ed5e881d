/** Parses an address; null for an invalid one. The oldest browsers of the site have no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
