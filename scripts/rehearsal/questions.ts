/** What visitors and the administrator may ask for, by requests and by the code of the pages. */
import { getCentre } from '../../src/data/store/edit-centre'
import { getDirectorPhoto } from '../../src/data/content/director-photos'
import { getDirector } from '../../src/data/content/director-texts'
import {
  fetchProduct,
  fetchProductCount,
  getFullPicture,
  getProducts,
  renameProduct,
  subscribePages,
} from '../../src/data/content/products'
import { signOut } from '../../src/data/session/session'
import type { Subscribable } from '../../src/data/client/subscribable'
import { subscribeShownTeam } from '../../src/data/content/team'
import { fetchVideoPicture, fetchVideos } from '../../src/data/content/videos'
import { PUBLIC_LIST_MAX, VIDEOS_MAX } from '../../src/limits'
import { VIDEOS } from './documents'
import { check, refused, twins, type Part, type Stage } from './steps'

const list = (collectionId: string, more: object = {}) => ({ from: [{ collectionId }], ...more })
const BOUNDED = { limit: PUBLIC_LIST_MAX }

export function questions({ admin, visitor }: Stage): Part {
  const lists = ['products', 'team'].flatMap((name) => [
    twins(
      `${PUBLIC_LIST_MAX + 1} of ${name} for a visitor`,
      () => visitor.query(list(name, { limit: PUBLIC_LIST_MAX + 1 })),
      `${PUBLIC_LIST_MAX}`,
      () => visitor.query(list(name, { ...BOUNDED, orderBy: [{ field: { fieldPath: '__name__' } }] })),
    ),
    twins(
      `all of ${name} for a visitor`,
      () => visitor.query(list(name)),
      'for the administrator',
      () => admin.query(list(name)),
    ),
    twins(
      `${name} after an offset for a visitor`,
      () => visitor.query(list(name, { ...BOUNDED, offset: 1 })),
      'for the administrator',
      () => admin.query(list(name, { ...BOUNDED, offset: 1 })),
    ),
    twins(
      `the number of all ${name} for a visitor`,
      () => visitor.count(list(name)),
      `counted up to ${PUBLIC_LIST_MAX}`,
      () => visitor.count(list(name, BOUNDED)),
    ),
  ])
  return {
    title: 'Bounded and unbounded queries',
    steps: [
      ...lists,
      ...[list('versions'), list('versions', { limit: 1 })].map((query) =>
        twins(
          `${'limit' in query ? 'one version' : 'all versions'} for a visitor`,
          () => visitor.query(query),
          'for the administrator',
          () => admin.query(query),
        ),
      ),
      twins(
        "the list of the videos' pictures for a visitor",
        () => visitor.query(list('pictures', BOUNDED), VIDEOS),
        'for the administrator',
        () => admin.query(list('pictures'), VIDEOS),
      ),
      twins(
        'the pictures of all documents for the administrator',
        () => admin.query({ from: [{ collectionId: 'pictures', allDescendants: true }] }),
        'of one',
        () => admin.query(list('pictures', { limit: 1 }), VIDEOS),
      ),
      twins(
        'the list of administrators for one of them',
        () => admin.query(list('admins', { limit: 1 })),
        'the list of the team',
        () => admin.query(list('team', { limit: 1 })),
      ),
    ],
  }
}

/** The first value of a live list; the SDK may first answer from what it knows. */
const firstOf = <T>(subscribe: Subscribable<T[]>): Promise<T[]> =>
  new Promise((resolve, reject) => {
    let stop = () => {}
    stop = subscribe({
      next: (value) => {
        if (value.length === 0) return
        resolve(value)
        queueMicrotask(() => stop())
      },
      error: reject,
    })
  })

/** What the public pages read, once nobody is signed in. */
export function pages(): Part {
  let known: { id: string; picture?: string | undefined } = { id: '' }
  return {
    title: 'What the pages read when nobody is signed in',
    steps: [
      ['the administrator signs out', signOut],
      [
        'the products, with a live list and by their number',
        async () => {
          const [product] = await firstOf(subscribePages([0]))
          if (!product) throw new Error('there is no product')
          known = product
          check((await fetchProductCount()) > 0, 'the number of products is 0')
        },
      ],
      [
        'one product with its large picture',
        async () => {
          check((await fetchProduct(known.id))?.id === known.id, 'the product is not found')
          check((await getFullPicture(known)) !== null, 'its large picture is not found')
        },
      ],
      ['the team, with a live list', () => firstOf(subscribeShownTeam)],
      [
        'thirty videos with their pictures',
        async () => {
          const videos = await fetchVideos()
          const pictures = await Promise.all(videos.map(({ picture = '' }) => fetchVideoPicture(picture)))
          const found = pictures.filter(Boolean).length
          check(found === VIDEOS_MAX, `${videos.length} videos and ${found} pictures`)
        },
      ],
      [
        'the director and the details of the centre',
        async () => {
          const all = await Promise.all([getDirector(), getDirectorPhoto(), getCentre()])
          check(all.every(Boolean), 'something is not found')
        },
      ],
      ['refused: all products with the SDK', () => refused(getProducts())],
      ['refused: renaming a product with the SDK', () => refused(renameProduct(known.id, 'x'))],
    ],
  }
}
