export class ImageHostError extends Error {
  override name = 'ImageHostError'
}

/** Uploads a picture to a public host and returns its https link. @throws ImageHostError */
export async function uploadToHost(
  image: Blob,
  { endpoint, clientId, signal }: { endpoint: string; clientId: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const body = new FormData()
  body.append('image', image, 'image')
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Authorization: `Client-ID ${clientId}` },
      body,
      ...(signal ? { signal } : {}),
    })
    if (!answer.ok) throw new ImageHostError(`The image host answered ${answer.status}`)
    return linkOf(await answer.json())
  } catch (error) {
    throw error instanceof ImageHostError
      ? error
      : new ImageHostError('The image host did not answer', { cause: error })
  }
}

function linkOf(answer: unknown): string {
  const data = answer && typeof answer === 'object' && 'data' in answer ? answer.data : null
  const link = data && typeof data === 'object' && 'link' in data ? data.link : null
  if (typeof link !== 'string' || !URL.canParse(link)) throw new ImageHostError('The answer has no link')
  const url = new URL(link)
  if (url.protocol === 'http:') url.protocol = 'https:'
  if (url.protocol !== 'https:') throw new ImageHostError('The answer has no web link')
  return url.href
}
