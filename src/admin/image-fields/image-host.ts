import * as v from 'valibot'
import { IMAGE_HOST_URL } from '../../config'
import { env } from '../../env'
import { parseWebUrl } from '../../lib/links/safe-url'
import { toHostedImage } from '../image-encoding/compress'
import type { Prepare } from './upload-job'

export class ImageHostError extends Error {
  override name = 'ImageHostError'
}

/** Prepares an image for a public host: encodes it again, which removes its metadata, and uploads it. */
export const hostedImage =
  <T>(fromLink: (link: string) => T): Prepare<T> =>
  async (file, options) => {
    const image = await toHostedImage(file, options)
    const host = {
      endpoint: IMAGE_HOST_URL,
      clientId: env.imageHostClientId,
      signal: options.signal,
    }
    const link = await uploadToHost(image, host)
    return { value: fromLink(link), preview: link }
  }

const ANSWER = v.object({ data: v.object({ link: v.string() }) })

/** Uploads an image to a public host and returns its https link. @throws ImageHostError */
export async function uploadToHost(
  image: Blob,
  { endpoint, clientId, signal }: { endpoint: string; clientId: string; signal?: AbortSignal },
): Promise<string> {
  const body = new FormData()
  body.append('image', image, 'image')
  const headers = { Authorization: `Client-ID ${clientId}` }
  try {
    const answer = await fetch(endpoint, { method: 'POST', headers, body, signal: signal ?? null })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    const link = parseWebUrl(v.parse(ANSWER, await answer.json()).data.link)
    if (link.kind === 'refused') throw new Error(`Its link is ${link.reason}`)
    return link.url.href
  } catch (cause) {
    throw new ImageHostError('The image host failed', { cause })
  }
}
