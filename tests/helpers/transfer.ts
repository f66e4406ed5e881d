type Copied = { files: File[]; text?: string; html?: string }

/** What was copied or is dragged: files, and a text with them. jsdom has no DataTransfer. */
export function transfer({ files, text = '', html = '' }: Copied) {
  const texts = Object.entries({ 'text/plain': text, 'text/html': html })
  return {
    files,
    types: ['Files', ...texts.flatMap(([type, value]) => (value ? [type] : []))],
    getData: (type: string) => new Map(texts).get(type) ?? '',
  }
}
