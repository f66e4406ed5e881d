/** The length of a blob's data URL in characters, without encoding it. */
export function dataUrlLength({ size, type }: Pick<Blob, 'size' | 'type'>): number {
  return `data:${type};base64,`.length + 4 * Math.ceil(size / 3)
}

/** Decodes a base64 data URL; null for anything else, also when the base64 is damaged. */
export function toFile(value: string, name: string): File | null {
  const [, type, data] = /^data:([^;]+);base64,(.*)$/.exec(value) ?? []
  if (!type || data === undefined) return null
  try {
    return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name, { type })
  } catch {
    return null
  }
}

/** Encodes a blob as a data URL. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read'))
    reader.readAsDataURL(blob)
  })
}
