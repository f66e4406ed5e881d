import { beforeAll, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { PATHS, PICTURE, PRODUCT_ID, valid } from '../documents'
import * as limits from '../../src/limits'
import { as, freshAccount, freshBackend, hashOf, owner, picture, store, STRANGER } from '../data/backend'

const product = `products/${PRODUCT_ID}`
const full = `${product}/pictures/${PICTURE}`
const team = 'team/member1'
const videos = 'videos/main-videos'
const text = 'director-texts/main-director'
const photo = 'director-photos/main-director-photo'
const centre = 'settings/centre'
const support = 'support/main-support'

let admin: ReturnType<typeof as>
let adminUid: string
let stranger: { uid: string; idToken: string }
const anonymous = as(null)

const refused = { status: 403 }

beforeAll(async () => {
  const made = await freshBackend()
  adminUid = made.uid
  admin = as(made.idToken)
  stranger = await freshAccount(STRANGER)
})

const ownerPath = (path: string) => path.split('/').slice(0, 2).join('/')

/** Creates a document under the rules. */
async function create(path: string, fields: StoredFields, who = admin): Promise<void> {
  if (path.includes('/pictures/')) await owner.put(ownerPath(path), valid(ownerPath(path)))
  await owner.remove(path).catch(() => {})
  await who.put(path, fields)
}

describe('read access (5, 141)', () => {
  it.each(PATHS.filter((path) => path !== support))('is open to everybody for %s', async (path) => {
    await owner.put(path, valid(path))
    expect(await anonymous.get(path)).toEqual(valid(path))
  })

  it('of the number for help belongs to administrators', async () => {
    await owner.put(support, valid(support))
    expect(await admin.get(support)).toEqual(valid(support))
    for (const who of [anonymous, as(stranger.idToken)]) await expect(who.get(support)).rejects.toMatchObject(refused)
    const details = { ...valid(centre), supportPhone: '+966512345678' }
    await owner.remove(centre)
    await expect(admin.put(centre, details)).rejects.toMatchObject(refused)
    expect(Object.values((await anonymous.get(centre)) ?? {})).not.toContain('+966512345678')
  })

  it('lists only products and team, and all of them only to administrators', async () => {
    for (const name of ['products', 'team']) {
      expect((await anonymous.list(name, limits.PUBLIC_LIST_MAX)).length).toBe(1)
      await expect(anonymous.list(name, limits.PUBLIC_LIST_MAX + 1)).rejects.toMatchObject(refused)
      await expect(as(stranger.idToken).list(name)).rejects.toMatchObject(refused)
      expect((await admin.list(name)).length).toBe(1)
    }
    const closed = ['videos', 'director-texts', 'director-photos', 'settings', 'support', 'admins', 'anything']
    expect((await admin.list(`${product}/pictures`)).length).toBe(1)
    await expect(anonymous.list(`${product}/pictures`)).rejects.toMatchObject(refused)
    for (const name of closed) {
      await expect(anonymous.list(name)).rejects.toMatchObject(refused)
      await expect(admin.list(name)).rejects.toMatchObject(refused)
    }
  })

  it('is closed for every other path', async () => {
    for (const path of [
      'videos/other',
      'director-texts/x',
      'director-photos/x',
      'settings/a',
      'support/a',
      'products/1/other/a',
    ]) {
      await owner.put(path, { a: 1 })
      await expect(anonymous.get(path)).rejects.toMatchObject(refused)
      await expect(admin.get(path)).rejects.toMatchObject(refused)
    }
  })

  it('lets an account read only its own admin document', async () => {
    const other = as(stranger.idToken)
    expect(await admin.get(`admins/${adminUid}`)).toEqual({})
    expect(await other.get(`admins/${stranger.uid}`)).toBeNull()
    await expect(other.get(`admins/${adminUid}`)).rejects.toMatchObject(refused)
    await expect(anonymous.get(`admins/${adminUid}`)).rejects.toMatchObject(refused)
  })
})

describe('write access (5, 6, 7)', () => {
  const others = () =>
    [
      ['anonymous', anonymous],
      ['a signed-up account', as(stranger.idToken)],
    ] as const

  it.each(PATHS)('belongs to administrators only for %s', async (path) => {
    for (const [, who] of others()) {
      await owner.remove(path)
      await expect(who.put(path, valid(path))).rejects.toMatchObject(refused)
      await owner.put(path, valid(path))
      await expect(who.put(path, { ...valid(path), updatedAt: new Date() })).rejects.toMatchObject(refused)
      await expect(who.remove(path)).rejects.toMatchObject(refused)
    }
    await create(path, valid(path))
    if (!path.includes('/pictures/')) {
      await admin.remove(path)
      expect(await owner.get(path)).toBeNull()
    }
    await owner.put(path, valid(path))
  })

  it('lets nobody create an administrator', async () => {
    for (const who of [anonymous, as(stranger.idToken), admin]) {
      await expect(who.put(`admins/${stranger.uid}`, {})).rejects.toMatchObject(refused)
      await expect(who.remove(`admins/${adminUid}`)).rejects.toMatchObject(refused)
    }
  })

  it('ends at once for a removed administrator', async () => {
    await owner.remove(`admins/${adminUid}`)
    await expect(create(team, valid(team))).rejects.toMatchObject(refused)
    await owner.put(`admins/${adminUid}`, {})
    await create(team, valid(team))
  })

  it('is closed for paths that the rules do not name', async () => {
    for (const path of [
      'settings/a',
      'support/a',
      'videos/other',
      'director-texts/other',
      'director-photos/other',
      `${product}/pictures/small`,
      'admins',
    ]) {
      const target = path === 'admins' ? 'admins/new' : path
      await expect(admin.put(target, { a: 1 })).rejects.toMatchObject(refused)
    }
  })
})

const long = (n: number) => 'x'.repeat(n)
/** [name, path, fields at the limit, fields past it] */
const boundaries: [string, string, (fields: StoredFields) => StoredFields, (fields: StoredFields) => StoredFields][] = [
  ['name', product, (d) => ({ ...d, name: long(limits.NAME_MAX) }), (d) => ({ ...d, name: long(limits.NAME_MAX + 1) })],
  ['blank name', product, (d) => ({ ...d, name: 'x' }), (d) => ({ ...d, name: '' })],
  ['blank name of the director', text, (d) => ({ ...d, name: 'x' }), (d) => ({ ...d, name: '' })],
  ['order above', product, (d) => ({ ...d, order: limits.ORDER_MAX }), (d) => ({ ...d, order: limits.ORDER_MAX + 1 })],
  ['order below', product, (d) => ({ ...d, order: 1 }), (d) => ({ ...d, order: 0 })],
  [
    'gallery picture',
    product,
    (d) => ({ ...d, image: picture(limits.PRODUCT_IMAGE_CHARS) }),
    (d) => ({ ...d, image: picture(limits.PRODUCT_IMAGE_CHARS + 1) }),
  ],
  [
    'large picture',
    full,
    (d) => ({ ...d, image: picture(limits.PRODUCT_FULL_CHARS) }),
    (d) => ({ ...d, image: picture(limits.PRODUCT_FULL_CHARS + 1) }),
  ],
  [
    'image link',
    product,
    (d) => ({ ...d, image: 'https://x.example/' + long(limits.LINK_MAX_CHARS - 18) }),
    (d) => ({ ...d, image: 'https://x.example/' + long(limits.LINK_MAX_CHARS - 17) }),
  ],
  [
    'member name',
    team,
    (d) => ({ ...d, name: long(limits.NAME_MAX) }),
    (d) => ({ ...d, name: long(limits.NAME_MAX + 1) }),
  ],
  [
    'member title',
    team,
    (d) => ({ ...d, title: long(limits.TITLE_MAX) }),
    (d) => ({ ...d, title: long(limits.TITLE_MAX + 1) }),
  ],
  [
    'specialization',
    team,
    (d) => ({ ...d, specialization: long(limits.TITLE_MAX) }),
    (d) => ({ ...d, specialization: long(limits.TITLE_MAX + 1) }),
  ],
  [
    'member photo',
    team,
    (d) => ({ ...d, image: picture(limits.TEAM_IMAGE_CHARS) }),
    (d) => ({ ...d, image: picture(limits.TEAM_IMAGE_CHARS + 1) }),
  ],
  [
    'credentials',
    team,
    (d) => ({ ...d, credentials: Array(limits.LIST_MAX).fill('c') }),
    (d) => ({ ...d, credentials: Array(limits.LIST_MAX + 1).fill('c') }),
  ],
  [
    'credentials text',
    team,
    (d) => ({ ...d, credentials: Array(limits.LIST_MAX).fill(long(limits.LIST_ITEM_MAX)) }),
    (d) => ({ ...d, credentials: [...Array<string>(limits.LIST_MAX - 1).fill('c'), long(limits.LIST_ITEM_MAX + 1)] }),
  ],
  [
    'video title',
    videos,
    (d) => withVideo(d, { title: long(limits.TITLE_MAX) }),
    (d) => withVideo(d, { title: long(limits.TITLE_MAX + 1) }),
  ],
  [
    'number of videos',
    videos,
    (d) => ({ ...d, videos: copies(d, limits.VIDEOS_MAX) }),
    (d) => ({ ...d, videos: copies(d, limits.VIDEOS_MAX + 1) }),
  ],
  [
    'director name',
    text,
    (d) => ({ ...d, name: long(limits.NAME_MAX) }),
    (d) => ({ ...d, name: long(limits.NAME_MAX + 1) }),
  ],
  [
    'titles',
    text,
    (d) => ({ ...d, titles: Array(limits.LIST_MAX).fill('t') }),
    (d) => ({ ...d, titles: Array(limits.LIST_MAX + 1).fill('t') }),
  ],
  [
    'highlights',
    text,
    (d) => ({ ...d, highlights: Array(limits.HIGHLIGHTS_MAX).fill({ text: 'h', color: 'text-accent' }) }),
    (d) => ({ ...d, highlights: Array(limits.HIGHLIGHTS_MAX + 1).fill({ text: 'h', color: 'text-accent' }) }),
  ],
  [
    'highlight text',
    text,
    (d) => ({ ...d, highlights: [{ text: long(limits.LIST_ITEM_MAX), color: 'text-accent' }] }),
    (d) => ({ ...d, highlights: [{ text: long(limits.LIST_ITEM_MAX + 1), color: 'text-accent' }] }),
  ],
  [
    'director photo',
    photo,
    (d) => ({ ...d, photoBase64: picture(limits.STORED_MAX_CHARS, 'jpeg') }),
    (d) => ({ ...d, photoBase64: picture(limits.STORED_MAX_CHARS + 1, 'jpeg') }),
  ],
  [
    'portrait',
    photo,
    (d) => ({ ...d, portrait: picture(limits.PORTRAIT_CHARS) }),
    (d) => ({ ...d, portrait: picture(limits.PORTRAIT_CHARS + 1) }),
  ],
  [
    'city',
    centre,
    (d) => ({ ...d, city: long(limits.TITLE_MAX) }),
    (d) => ({ ...d, city: long(limits.TITLE_MAX + 1) }),
  ],
  [
    'link',
    centre,
    (d) => ({ ...d, mapUrl: 'https://x.example/' + long(limits.LINK_MAX_CHARS - 18) }),
    (d) => ({ ...d, mapUrl: 'https://x.example/' + long(limits.LINK_MAX_CHARS - 17) }),
  ],
  [
    'number of phones',
    centre,
    (d) => ({ ...d, phones: Array(limits.PHONES_MAX).fill('+966512345678 l') }),
    (d) => ({ ...d, phones: Array(limits.PHONES_MAX + 1).fill('+966512345678 l') }),
  ],
  [
    'hours',
    centre,
    (d) => ({ ...d, hours: Array(limits.HOURS_MAX).fill('0123456 00:00 24:00') }),
    (d) => ({ ...d, hours: Array(limits.HOURS_MAX + 1).fill('0123456 00:00 24:00') }),
  ],
  [
    'exceptions',
    centre,
    (d) => ({ ...d, exceptions: Array(limits.EXCEPTIONS_MAX).fill('2024-04-08 2024-04-12 16:00 22:00 ') }),
    (d) => ({ ...d, exceptions: Array(limits.EXCEPTIONS_MAX + 1).fill('2024-04-08 2024-04-12 16:00 22:00 ') }),
  ],
  [
    'note of an exception',
    centre,
    (d) => ({ ...d, exceptions: [`2024-04-08 2024-04-12 - - ${long(limits.TITLE_MAX)}`] }),
    (d) => ({ ...d, exceptions: [`2024-04-08 2024-04-12 - - ${long(limits.TITLE_MAX + 1)}`] }),
  ],
  [
    'figure',
    centre,
    (d) => ({ ...d, childrenHelped: limits.FIGURE_MAX }),
    (d) => ({ ...d, childrenHelped: limits.FIGURE_MAX + 1 }),
  ],
  [
    'label of a phone',
    centre,
    (d) => ({ ...d, phones: [`+966112345678 ${long(limits.TITLE_MAX)}`] }),
    (d) => ({ ...d, phones: [`+966112345678 ${long(limits.TITLE_MAX + 1)}`] }),
  ],
  [
    'number of partners',
    centre,
    (d) => ({ ...d, partners: Array(limits.PARTNERS_SHOWN).fill('p1 - n') }),
    (d) => ({ ...d, partners: Array(limits.PARTNERS_SHOWN + 1).fill('p1 - n') }),
  ],
  [
    'name of a partner',
    centre,
    (d) => ({ ...d, partners: [`p1 ${picture(limits.LOGO_CHARS)} ${long(limits.NAME_MAX)}`] }),
    (d) => ({ ...d, partners: [`p1 ${picture(limits.LOGO_CHARS)} ${long(limits.NAME_MAX + 1)}`] }),
  ],
  [
    'logo',
    centre,
    (d) => ({ ...d, partners: Array(2).fill(`p1 ${picture(limits.PARTNER_CHARS - 5)} n`) }),
    (d) => ({ ...d, partners: ['p1 - n', `p1 ${picture(limits.PARTNER_CHARS - 4)} n`] }),
  ],
  ['longest version', team, (d) => ({ ...d, version: long(64) }), (d) => ({ ...d, version: long(65) })],
  ['shortest version', team, (d) => ({ ...d, version: long(8) }), (d) => ({ ...d, version: long(7) })],
  ['version letters', team, (d) => ({ ...d, version: 'aZ09-aZ09' }), (d) => ({ ...d, version: 'aZ09_aZ09' })],
  ['update time', product, (d) => d, (d) => ({ ...d, updatedAt: new Date(Date.now() + 60_000) })],
  ['creation time', team, (d) => d, (d) => ({ ...d, createdAt: new Date(Date.now() + 60_000) })],
]

function firstVideo(fields: StoredFields): StoredFields {
  return (fields['videos'] as StoredFields[])[0] ?? {}
}
const withVideo = (fields: StoredFields, change: StoredFields): StoredFields => ({
  ...fields,
  videos: [{ ...firstVideo(fields), ...change }],
})
const copies = (fields: StoredFields, count: number): StoredFields[] =>
  Array.from({ length: count }, (_, n) => ({ ...firstVideo(fields), id: String(n) }))

describe('the limits of src/limits.ts', () => {
  it.each(boundaries)('%s of %s', async (_, path, within, past) => {
    for (const [fields, isWithin] of [
      [past(valid(path)), false],
      [within(valid(path)), true],
    ] as const) {
      // A picture has the name of its content.
      const name = typeof fields['image'] === 'string' ? hashOf(fields['image']) : ''
      const target = path === full ? `${product}/pictures/${name}` : path
      await store({
        [ownerPath(path)]: { ...valid(ownerPath(path)), ...(path === full && { picture: name }) },
        [target]: null,
      })
      const write = admin.create(target, fields)
      if (isWithin) await write
      else await expect(write).rejects.toMatchObject(refused)
    }
  })
})

describe('an update', () => {
  it('keeps the creation date', async () => {
    await create(product, valid(product))
    await expect(admin.put(product, { ...valid(product), createdAt: new Date('2020-01-01') })).rejects.toMatchObject(
      refused,
    )
    await expect(admin.put(product, { ...valid(product), updatedAt: new Date('2024-05-01') })).rejects.toMatchObject(
      refused,
    )
  })
})
