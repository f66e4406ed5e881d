import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { parseCentre, saveCentre } from '../../src/data/centre'
import { removeDirectorPhoto, setDirectorPhoto } from '../../src/data/director-photos'
import { saveDirector } from '../../src/data/director-texts'
import { newVersion, type Save } from '../../src/data/document'
import { countLookups, type RuleWrite } from '../../src/data/lookups'
import { getProducts, moveProduct, removeProduct, renameProduct, restoreProduct } from '../../src/data/products'
import { getTeam, moveTeamMember, removeTeamMember, restoreTeamMember, saveTeamMember } from '../../src/data/team'
import { clearOldVersions, eraseVersion, getVersions, restoreVersion } from '../../src/data/versions'
import { getVideos, saveVideos } from '../../src/data/videos'
import { DOCUMENT_LOOKUPS, VERSION_KEPT_MS, VERSIONS_PAGE } from '../../src/limits'
import { ADMIN, owner, picture, rawRequest, reportFigure, setWrite, store } from './backend'
import { exported, restore } from './backups'
import { signedInBackend } from './sdk'
import { PRODUCT_ID, VALID, valid } from './valid-documents'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const PRODUCT = `products/${PRODUCT_ID}`
const FULL = `${PRODUCT}/pictures/full`
const MEMBER = 'team/member1'
const VIDEOS = 'videos/main-videos'
const VIDEO_PICTURE = `${VIDEOS}/pictures/1`
const DIRECTOR = 'director-texts/main-director'
const PHOTO = 'director-photos/main-director-photo'
const CENTRE = 'settings/centre'

const over = (): Save => ({ version: newVersion(), over: ['version-1'] })
const member = {
  name: 'new',
  title: 't',
  specialization: 's',
  image: '',
  credentials: ['c'],
  icon: 'Users',
  color: 'text-primary',
} as const
const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('Nothing is stored')
  return item
}

const videoList = (): StoredFields => ({
  ...valid(VIDEOS),
  videos: [
    {
      id: '1',
      title: 't',
      url: 'https://youtu.be/abcdefghijk',
      createdAt: '2024-03-01T10:00:00.000Z',
      order: 1,
      picture: 5,
    },
  ],
})

/** Everything that is stored, by path. */
async function everything(): Promise<Map<string, StoredFields>> {
  const lists = await Promise.all(
    [
      'products',
      'team',
      'videos',
      `${VIDEOS}/pictures`,
      'director-texts',
      'director-photos',
      'settings',
      'versions',
      'picture-versions',
    ].map(async (name) => (await owner.list(name)).map(({ id, data }) => [`${name}/${id}`, data] as const)),
  )
  const fulls = await Promise.all(
    first(lists).map(async ([path]) => [`${path}/pictures/full`, await owner.get(`${path}/pictures/full`)] as const),
  )
  return new Map([...lists.flat(), ...fulls.flatMap(([path, data]) => (data ? [[path, data] as const] : []))])
}

const isVersion = (path: string) => /^(picture-)?versions\//.test(path)

/** The writes between two states, as the rules see them. */
function writesBetween(before: Map<string, StoredFields>, after: Map<string, StoredFields>): RuleWrite[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): RuleWrite[] => {
    const [was, is] = [before.get(path), after.get(path)]
    if (!is) return [{ path, kind: 'delete' }]
    if (!was) return [{ path, kind: 'create' }]
    const changed = Object.keys({ ...was, ...is }).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    if (changed.length === 0) return []
    return [{ path, kind: changed.every((key) => key === 'order' || key === 'updatedAt') ? 'move' : 'update' }]
  })
}

/** The states that a version holds, by the path of their document. */
function statesOf([path, version]: readonly [string, StoredFields]): [string, StoredFields][] {
  const [of, fields] = [textOf(version['path']), version['fields'] as StoredFields]
  if (path.startsWith('versions/')) return [[of, fields]]
  return Object.entries(fields).map(([id, state]) => [`${of}/pictures/${id}`, state as StoredFields])
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const newVersionsOf = (before: Map<string, StoredFields>, after: Map<string, StoredFields>) =>
  [...after].filter(([path]) => isVersion(path) && !before.has(path))

beforeEach(async () => {
  await signedInBackend()
  await store({ ...VALID, [VIDEOS]: videoList() })
})

/** [verb, what it replaces or deletes, the verb] */
const verbs: [string, string[], () => Promise<unknown>][] = [
  ['renaming a product', [PRODUCT], () => renameProduct(PRODUCT_ID, 'new')],
  ['deleting a product', [PRODUCT, FULL], () => removeProduct(PRODUCT_ID)],
  ['saving a member', [MEMBER], () => saveTeamMember('member1', { ...member, credentials: ['c'] }, over())],
  ['deleting a member', [MEMBER], () => removeTeamMember('member1')],
  [
    'saving the director',
    [DIRECTOR],
    () => saveDirector({ name: 'new', titles: [], credentials: [], highlights: [] }, over()),
  ],
  ['replacing the photo', [PHOTO], () => setDirectorPhoto(picture(400, 'jpeg'))],
  ['deleting the photo', [PHOTO], () => removeDirectorPhoto()],
  [
    'saving the details of the centre',
    [CENTRE],
    async () => {
      const centre = parseCentre(valid(CENTRE), 'centre')
      if (centre) await saveCentre({ ...centre, city: 'new' }, over())
    },
  ],
  ['saving the videos', [VIDEOS], async () => saveVideos([...((await getVideos())?.videos ?? [])], over())],
  ['deleting a video with its picture', [VIDEOS, VIDEO_PICTURE], () => saveVideos([], over())],
  [
    'replacing the picture of a video',
    [VIDEOS, VIDEO_PICTURE],
    async () =>
      saveVideos(
        ((await getVideos())?.videos ?? []).map((video) => ({ ...video, image: picture(500) })),
        over(),
      ),
  ],
]

describe('a verb that replaces or deletes', () => {
  it.each(verbs)('keeps the state before in one version: %s', async (name, paths, verb) => {
    const before = await everything()
    await verb()
    const after = await everything()
    const kept = newVersionsOf(before, after)
    for (const [, version] of kept) expect(version).toMatchObject({ by: ADMIN.email, at: expect.any(Date) as Date })
    const states = kept.flatMap(statesOf)
    expect(new Map(states)).toEqual(new Map(paths.map((path) => [path, before.get(path)])))
    const lookups = countLookups(writesBetween(before, after))
    expect(lookups).toBeLessThan(DOCUMENT_LOOKUPS)
    const bytes = kept.reduce((sum, [, version]) => sum + JSON.stringify(version).length, 0)
    reportFigure(`${name}: ${kept.length} more writes, ${bytes} bytes of versions, ${lookups} lookups`)
  })

  it.each(verbs.filter(([name]) => !name.startsWith('saving the videos')))(
    'can be taken back: %s',
    async (_, paths, verb) => {
      const before = await everything()
      await verb()
      const version = first(await getVersions())
      expect(version).toMatchObject({ path: paths[0], by: ADMIN.email })
      await restoreVersion(version)
      const after = await everything()
      // A restored state is a new one, and a restored picture of a video has a new version.
      const content = (all: Map<string, StoredFields>) =>
        new Map(
          [...all].flatMap(([path, fields]) =>
            isVersion(path)
              ? []
              : [
                  [
                    path,
                    JSON.parse(
                      JSON.stringify({ ...fields, updatedAt: 0, version: 0 })
                        .replace(/"picture":\d+/, '')
                        .replace(/,}/, '}'),
                    ) as StoredFields,
                  ] as const,
                ],
          ),
        )
      expect(content(after)).toEqual(content(before))
      // The restore keeps what it replaces.
      const present = (await owner.get(paths[0] ?? '')) !== null
      expect(present).toBe(true)
      expect(countLookups(writesBetween(before, after))).toBeLessThan(DOCUMENT_LOOKUPS)
    },
  )

  it('leaves nothing twice when its answer is lost', async () => {
    const save = over()
    const send = () => saveDirector({ name: 'new', titles: [], credentials: [], highlights: [] }, save)
    await send()
    await send()
    await removeTeamMember('member1')
    await removeTeamMember('member1')
    expect(await owner.list('versions')).toHaveLength(2)
  })

  it('keeps every state of two writers at once', async () => {
    await Promise.all([setDirectorPhoto(picture(400, 'jpeg')), setDirectorPhoto(picture(500, 'jpeg'))])
    const kept = (await owner.list('versions')).map(
      ({ data }) => textOf((data['fields'] as StoredFields)['photoBase64']).length,
    )
    const stored = textOf((await owner.get(PHOTO))?.['photoBase64']).length
    expect([...kept, stored].sort()).toEqual([300, 400, 500])
  })
})

describe('a write that loses nothing', () => {
  it('leaves no version: moves, additions and restores of deleted documents', async () => {
    await owner.put(`products/${PRODUCT_ID}9`, { ...valid(PRODUCT), id: `${PRODUCT_ID}9`, order: 2 })
    await owner.put('team/other', { ...valid(MEMBER), id: 'other' })
    await moveProduct(PRODUCT_ID, 2)
    await moveTeamMember('other', 1, await getTeam())
    expect(await getVersions()).toEqual([])
    const [product] = (await getProducts()).filter(({ id }) => id === PRODUCT_ID)
    const [gone] = (await getTeam()).filter(({ id }) => id === 'member1')
    await removeProduct(PRODUCT_ID)
    await removeTeamMember('member1')
    if (product) await restoreProduct(product, picture(5_000))
    if (gone) await restoreTeamMember(gone, 2)
    expect(await getVersions()).toHaveLength(2)
  })
})

describe('a restored version', () => {
  it('puts a deleted product and a deleted member back at their positions', async () => {
    for (const n of [2, 3]) {
      await owner.put(`products/${PRODUCT_ID}${n}`, { ...valid(PRODUCT), id: `${PRODUCT_ID}${n}`, order: n })
      await owner.put(`team/member${n}`, { ...valid(MEMBER), id: `member${n}`, order: n })
    }
    await owner.put(MEMBER, { ...valid(MEMBER), order: 1 })
    await removeProduct(`${PRODUCT_ID}2`)
    await removeTeamMember('member2')
    for (const version of await getVersions()) await restoreVersion(version)
    expect((await getProducts()).map(({ id }) => id)).toEqual([PRODUCT_ID, `${PRODUCT_ID}2`, `${PRODUCT_ID}3`])
    expect((await getTeam()).map(({ id }) => id)).toEqual(['member1', 'member2', 'member3'])
  })

  it('goes over a newer state, which stays as a version', async () => {
    await renameProduct(PRODUCT_ID, 'second')
    await renameProduct(PRODUCT_ID, 'third')
    const [, oldest] = await getVersions()
    if (oldest) await restoreVersion(oldest)
    expect(await owner.get(PRODUCT)).toMatchObject({ name: 'n' })
    expect((await getVersions()).map(({ fields }) => fields['name'])).toEqual(['third', 'second', 'n'])
  })

  it('of the videos brings back the pictures of that time', async () => {
    const [one] = (await getVideos())?.videos ?? []
    if (!one) throw new Error('No video')
    const shown = async () => (await owner.get(VIDEO_PICTURE))?.['image']
    const original = await shown()
    const save = over()
    await saveVideos([{ ...one, image: picture(500) }], save)
    await saveVideos([], { version: newVersion(), over: [save.version] })
    const versions = await getVersions()
    expect(versions).toHaveLength(2)
    const [withSecond, withFirst] = versions
    if (withFirst) await restoreVersion(withFirst)
    expect(await shown()).toBe(original)
    if (withSecond) await restoreVersion(withSecond)
    expect(await shown()).toBe(picture(500))
    expect((await getVideos())?.videos).toHaveLength(1)
  })
})

describe('the list of versions', () => {
  const at = (n: number, ms = Date.now()) => ({
    path: MEMBER,
    at: new Date(ms - n * 1_000),
    by: ADMIN.email,
    fields: { ...valid(MEMBER), name: `v${n}` },
  })
  const versions = (count: number, ms?: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`versions/team_member1_${1_000 + n}`, at(n, ms)]))

  it('is read newest first, a page at a time', async () => {
    const count = VERSIONS_PAGE + 5
    await store(versions(count))
    const page = await getVersions()
    const rest = await getVersions(page.at(-1))
    expect([...page, ...rest].map(({ fields }) => fields['name'])).toEqual(
      Array.from({ length: count }, (_, n) => `v${n}`),
    )
    expect(page).toHaveLength(VERSIONS_PAGE)
    expect(await getVersions(rest.at(-1))).toEqual([])
    await owner.remove(`versions/${page.at(-1)?.id}`)
    expect(await getVersions(page.at(-1))).toHaveLength(5)
  })

  it('loses what is older than 30 days, a page at a time', async () => {
    const old = Date.now() - VERSION_KEPT_MS - 60_000
    await store({
      ...versions(VERSIONS_PAGE + 2, old),
      'picture-versions/products_1_5': at(1, old),
      'versions/team_member1_1': at(0),
    })
    expect(await clearOldVersions()).toBe(VERSIONS_PAGE)
    expect(await clearOldVersions()).toBe(2)
    expect(await clearOldVersions()).toBe(0)
    expect((await owner.list('versions')).map(({ id }) => id)).toEqual(['team_member1_1'])
    expect(await owner.list('picture-versions')).toEqual([])
  })

  it('loses an erased version with its pictures', async () => {
    await removeProduct(PRODUCT_ID)
    await removeTeamMember('member1')
    for (const version of await getVersions()) await eraseVersion(version)
    expect([await owner.list('versions'), await owner.list('picture-versions')]).toEqual([[], []])
  })
})

it('every chunk of a restore looks up at most 20 documents', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => String(1_700_000_100_000 + n))
  const writes = ids.flatMap((id, n) => [
    setWrite(`products/${id}`, { ...valid(PRODUCT), id, order: n + 2 }),
    setWrite(`products/${id}/pictures/full`, valid(FULL)),
  ])
  const put = (some: typeof writes) => rawRequest('owner', 'POST', ':commit', { writes: some })
  const small = await exported()
  expect((await put(writes)).status).toBe(200)
  const large = await exported()
  let [chunks, most] = [0, 0]
  for (const file of [small, large]) {
    const before = await everything()
    await restore(file)
    const after = await everything()
    // The documents and versions of one request carry its time.
    const timeOf = new Map<string, number>()
    for (const [path, version] of newVersionsOf(before, after))
      for (const [of] of statesOf([path, version])) timeOf.set(of, (version['at'] as Date).getTime())
    for (const [path, { updatedAt }] of after) if (updatedAt instanceof Date) timeOf.set(path, updatedAt.getTime())
    const requests = new Map<number | undefined, RuleWrite[]>()
    for (const write of writesBetween(before, after).filter(({ path }) => !isVersion(path)))
      requests.set(timeOf.get(write.path), [...(requests.get(timeOf.get(write.path)) ?? []), write])
    chunks += requests.size
    most = Math.max(most, ...[...requests.values()].map(countLookups))
  }
  expect(chunks).toBeGreaterThan(4)
  reportFigure(`lookups of the largest of ${chunks} chunks of two restores: ${most}`)
  expect(most).toBeLessThanOrEqual(DOCUMENT_LOOKUPS)
})
