export function stylesFor(css: string, html: string): string
export function withoutFonts(css: string): string
