/** What was copied or is dragged: files, and a text with them. jsdom has no DataTransfer. */
export const transfer = ({ files, text = '' }: { files: File[]; text?: string }) => ({
  files,
  types: ['Files', ...(text ? ['text/plain'] : [])],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
})
