type Copied = { files: File[]; text?: string; html?: string }

/** The DataTransfer of a paste or a drag: files, and a text with them. jsdom has none. */
export function transfer({ files, text = '', html = '' }: Copied) {
  const texts = Object.entries({ 'text/plain': text, 'text/html': html })
  return {
    files,
    types: ['Files', ...texts.flatMap(([type, value]) => (value ? [type] : []))],
    getData: (type: string) => new Map(texts).get(type) ?? '',
  }
}
