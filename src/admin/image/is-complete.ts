import type { ImageType } from './image-header'
import { isCompleteJpeg } from './jpeg'

/** Whether the file is not truncated: some browsers show a truncated picture half grey. */
export function isComplete(bytes: Uint8Array, type: ImageType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'jpeg') return isCompleteJpeg(view)
  if (type === 'png') return isCompletePng(view)
  if (type === 'webp') return view.getUint32(4, true) + 8 <= view.byteLength
  return true
}

function isCompletePng(view: DataView): boolean {
  const IEND = 0x49454e44
  for (let at = 8; at + 12 <= view.byteLength; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === IEND) return true
  }
  return false
}
