import { IMAGE_HOST_URL } from '../../config'
import { env } from '../../env'
import { toHostedImage } from '../image/compress'
import { uploadToHost } from '../image/host-upload'
import type { UploadMode } from '../ui/image-uploader'
import type { Prepare } from '../ui/use-uploads'

export const uploadModes: readonly UploadMode[] = env.imageHostClientId
  ? ['base64', 'url', 'hosted']
  : ['base64', 'url']

/** Re-encodes the picture, which removes its metadata, and uploads it. */
export const hostedPicture =
  <T>(fromLink: (link: string) => T): Prepare<T> =>
  async (file, options) => {
    const image = await toHostedImage(file, options)
    const link = await uploadToHost(image, {
      endpoint: IMAGE_HOST_URL,
      clientId: env.imageHostClientId,
      signal: options.signal,
    })
    return { value: fromLink(link), preview: link, afterBytes: 0 }
  }
