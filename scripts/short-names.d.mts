export function withShortNames(css: string, html: string): { css: string; html: string }
