import { describe, expect, it } from 'vitest'
import {
  MEMBER_PATH,
  memberFields,
  PRODUCT_ID,
  PRODUCT_PATH,
  valid,
} from '../../scripts/documents/valid'
import { parseCentre, type Centre } from '../../src/data/content/centre'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { CONTENT, isListName, type ContentEntity } from '../../src/data/entities'
import { cleanDirectorTexts } from '../../src/data/store/director'
import { cleanProduct } from '../../src/data/store/products'
import { parseVideosForEditing, type VideoListFields } from '../../src/data/store/videos'
import { deleteWrite, makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { fieldsWith, NUMBERS, POSITIONS, type Position } from '../helpers/emulator/numbers'
import { idOf, productAt, products } from '../helpers/emulator/stored-content'

setUpDevices()
/** Saves a change over what is stored, as the form of each kind does. */
const saves: Record<string, () => Promise<unknown>> = {
  [PRODUCT_PATH]: async () => {
    const read = parseProduct((await owner.get(PRODUCT_PATH)) ?? {}, PRODUCT_ID)
    const base = cleanProduct({ name: 'x', image: '', ...read, id: PRODUCT_ID })
    return phone.saveProduct(base, { ...base, name: 'repaired', image: makeImage(300) })
  },
  [MEMBER_PATH]: async () => {
    const read = memberFields(
      parseTeamMember((await owner.get(MEMBER_PATH)) ?? {}, 'member1') ?? {},
    )
    return phone.saveTeam({ member1: read }, { member1: { ...read, name: 'repaired' } })
  },
  [VIDEOS_PATH]: async () => {
    const base = parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {})
    const [first] = parseVideosForEditing(valid(VIDEOS_PATH)).videos
    const added = { ...first, id: '2', title: 'repaired' } as VideoListFields['videos'][number]
    return phone.saveVideos(base, { videos: [...base.videos, added] })
  },
  [DIRECTOR_TEXTS_PATH]: async () => {
    const director = cleanDirectorTexts(
      valid(DIRECTOR_TEXTS_PATH) as Parameters<typeof cleanDirectorTexts>[0],
    )
    return phone.saveDirectorTexts(director, { ...director, name: 'repaired' })
  },
  [DIRECTOR_PHOTO_PATH]: () =>
    phone.savePhoto(null, { photoBase64: `${makeImage(392, 'jpeg')}repaired` }),
  [CENTRE_PATH]: () => {
    const centre = parseCentre(valid(CENTRE_PATH), 'centre') as Centre
    return phone.saveCentre(centre, { ...centre, city: 'repaired' })
  },
}
const deleteStored = (path: string): Promise<string | null> => {
  const [name = '', id = ''] = path.split('/')
  return isListName(name) ? phone.deleteFrom(name, id) : phone.deleteDocument(name, id)
}
const hideAndUnhide = async (path: string): Promise<void> => {
  const [name = '', id = ''] = path.split('/')
  if (!isListName(name)) throw new Error(`${path} is in no list.`)
  await phone.setHidden(name, { id, isHidden: true })
  expect(await owner.get(path)).toHaveProperty('hidden')
  await phone.setHidden(name, { id, isHidden: false })
  expect(await owner.get(path)).not.toHaveProperty('hidden')
}

/** Stores the document with this number as the console does, without a history of earlier ones. */
const putNumber = async ({ position, number }: Odd): Promise<void> => {
  const fields = fieldsWith(position, NUMBERS[number] ?? {})
  const earlier = (await owner.list('versions')).map(({ id }) => deleteWrite(`versions/${id}`))
  await owner.commit([...earlier, { update: { name: owner.nameOf(position.path), fields } }])
}
const isReadable = async (path: string): Promise<boolean> => {
  const [name = '', id = ''] = path.split('/')
  const entities: Record<string, ContentEntity> = CONTENT
  return Boolean(entities[name]?.parse((await owner.get(path)) ?? {}, id))
}

type Odd = { position: Position; number: string }
/** Numbers that the SDK writes back as other ones. Each field is tried with one of them. */
const REWRITTEN = ['5.0', 'the largest integer']
/** All numbers that it does not write back as they are, or that equal nothing: for fields that may hold anything. */
const EVERY = [...REWRITTEN, '-0.0', '2 to the 53rd', 'NaN']
const ODD: Odd[] = POSITIONS.flatMap((position, index) => {
  const isAnything = ['order', 'hidden', 'unknown'].includes(position.field) && !position.inside
  const numbers = isAnything ? EVERY : REWRITTEN.filter((_, n) => n === index % 2)
  return numbers.map((number) => ({ position, number }))
})

const oddOf = (path: string): Odd[] => ODD.filter(({ position }) => position.path === path)

/** Tries an act with each number in its position; a failure names them. */
const withEach = async (cases: Odd[], act: () => Promise<unknown>): Promise<void> => {
  for (const stored of cases) {
    await putNumber(stored)
    await act().catch((error: unknown) => {
      const { field, inside = '' } = stored.position
      const at = `${field} ${inside}: ${stored.number}`
      throw new Error(`${at}: ${String(error)}`, { cause: error })
    })
  }
}

it.each([PRODUCT_PATH, MEMBER_PATH])(
  '%s with a number by hand is hidden and made visible',
  (path) => withEach(oddOf(path), () => hideAndUnhide(path)),
)

describe.each(Object.keys(saves))('a number stored by hand in %s', (path) => {
  it('a document with such a number is changed, unless pages drop it', async () => {
    let changed = 0
    await withEach(oddOf(path), async () => {
      if (!(await isReadable(path))) return
      await saves[path]?.()
      expect(JSON.stringify(await owner.get(path))).toContain('repaired')
      changed += 1
    })
    expect(changed).toBeGreaterThan(0)
  })

  it('a document with such a number is deleted', () =>
    withEach(oddOf(path), async () => {
      await deleteStored(path)
      expect(await owner.get(path)).toBeNull()
    }))

  it('a document with such a number returns without a field that no schema knows', async () => {
    const cases = oddOf(path).filter(({ position }) => position.field === 'unknown')
    expect(cases).not.toHaveLength(0)
    await withEach(cases, async () => {
      await phone.takeBackChange((await deleteStored(path)) ?? '')
      const { updatedAt: _, ...content } = valid(path)
      expect(await owner.get(path)).toMatchObject(content)
      expect(await owner.get(path)).not.toHaveProperty('unknown')
    })
  })
})

describe('a number that equals nothing, stored by hand', () => {
  it('a number that equals nothing is repaired by a save of the details of the centre', async () => {
    await store({ [CENTRE_PATH]: { ...valid(CENTRE_PATH), years: NaN } })
    const centre = parseCentre(valid(CENTRE_PATH), 'centre') as Centre
    await phone.saveCentre(centre, { ...centre, city: 'changed' })
    expect(await owner.get(CENTRE_PATH)).toMatchObject({ city: 'changed', years: null })
  })

  it.each(['order', 'createdAt', 'updatedAt', 'name', 'legacy'])(
    'a product with NaN as its %s can be hidden, made visible and deleted',
    async (field) => {
      const path = `products/${idOf(2)}`
      await store({ ...products(3), [path]: productAt(2, { [field]: NaN }) })
      await phone.setHidden('products', { id: idOf(2), isHidden: true })
      await phone.setHidden('products', { id: idOf(2), isHidden: false })
      await phone.deleteFrom('products', idOf(2))
      expect(await owner.get(path)).toBeNull()
    },
  )
})
