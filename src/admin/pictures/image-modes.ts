import { IMAGE_HOST_URL } from '../../config'
import { env } from '../../env'
import { toHostedImage } from '../image/compress'
import { uploadToHost } from '../image/host-upload'
import type { Prepare } from './use-uploads'

/** Where a picture comes from: a file that is stored, one that a public host gets, or a link. */
export const UPLOAD_MODES = ['base64', 'hosted', 'url'] as const
export type UploadMode = (typeof UPLOAD_MODES)[number]

export const uploadModes: readonly UploadMode[] = env.imageHostClientId
  ? ['base64', 'url', 'hosted']
  : ['base64', 'url']

/** Re-encodes the picture, which removes its metadata, and uploads it. */
export const hostedPicture =
  <T>(fromLink: (link: string) => T): Prepare<T> =>
  async (file, options) => {
    const image = await toHostedImage(file, options)
    const { imageHostClientId: clientId } = env
    const link = await uploadToHost(image, { endpoint: IMAGE_HOST_URL, clientId, signal: options.signal })
    return { value: fromLink(link), preview: link }
  }
