import { owner } from './fixtures'

export const LISTS = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings', 'support']

type Fields = Record<string, unknown>

/** What is stored, by path, with the pictures that it names; without the times and tokens that every write makes anew. */
export async function storedContent(): Promise<Record<string, Fields>> {
  const lists = await Promise.all(LISTS.map(async (name) => (await owner.list(name)).map((one) => ({ name, ...one }))))
  const documents = lists.flat().map(async ({ name, id, data }): Promise<[string, Fields]> => {
    const path = `${name}/${id}`
    return [path, await withPictures(path, data)]
  })
  return Object.fromEntries(await Promise.all(documents))
}

async function withPictures(path: string, fields: Fields): Promise<Fields> {
  const { updatedAt, version, picture, videos, ...rest } = fields
  const imageOf = async (name: unknown) => (await owner.get(`${path}/pictures/${String(name)}`))?.['image']
  if (path.startsWith('products/')) return { ...rest, full: await imageOf(picture ?? 'full') }
  if (!Array.isArray(videos)) return rest
  const list = videos as Fields[]
  const images = list.map(async (video) => ({
    ...video,
    picture: video['picture'] ? await imageOf(video['picture']) : null,
  }))
  return { videos: await Promise.all(images) }
}
