import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import { CENTRE, FULL, FULLEST, MEMBER, PHOTO, PRODUCT, TEXTS, valid, VIDEOS } from '../documents'
import { DATE, owner, picture, reportFigure, store } from './backend'
import { content, differences, emptied, idOf, listed, products, sequence } from './everything'
import { random } from './random'
import { otherDevice, signedInBackend, type Device } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

/** How many random contents. 200 take minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)

let phone: Device
beforeAll(async () => {
  await signedInBackend()
  phone = await otherDevice()
})
beforeEach(emptied)

/** Products, each with a large picture. */
const withPictures = (count: number): Record<string, StoredFields> => {
  const small = products(count)
  const large = Object.keys(small).map((path, index) => [`${path}/pictures/full`, { image: picture(301 + index) }])
  return { ...small, ...(Object.fromEntries(large) as Record<string, StoredFields>) }
}
const everything = () =>
  Object.fromEntries([PRODUCT, FULL, MEMBER, VIDEOS, TEXTS, PHOTO, CENTRE].map((path) => [path, valid(path)]))

const read = async (file: Blob) => {
  const backup = await phone.readBackup(file)
  if (!backup) throw new Error('That is no backup')
  return backup
}
const restore = async (file: Blob, onProgress: (done: number) => void = () => {}) => {
  const backup = await read(file)
  return phone.restoreBackup(backup, await phone.changesTo(backup), onProgress)
}

describe('a backup', () => {
  it('brings everything back from the file alone, and names before what it will change', async () => {
    await store({ ...everything(), ...withPictures(8), 'team/b': { ...valid(MEMBER), id: 'b', order: 2, name: 'b' } })
    const before = await content()
    const file = await phone.exportBackup()
    expect(await phone.changesTo(await read(file))).toEqual([])
    await emptied()
    await store({
      'team/stranger': { ...valid(MEMBER), id: 'stranger', name: 'not in the file' },
      [TEXTS]: { ...valid(TEXTS), name: 'x' },
    })
    const changes = await phone.changesTo(await read(file))
    expect(changes).toContainEqual({ path: 'team/b', name: 'b', change: 'added' })
    expect(changes).toContainEqual({ path: TEXTS, name: 'n', change: 'changed' })
    expect(changes).toContainEqual({ path: 'team/stranger', name: 'not in the file', change: 'removed' })
    expect(changes).toContainEqual({ path: 'products', name: '', change: 'ordered' })
    const steps: number[] = []
    expect(await restore(file, (done) => steps.push(done))).toEqual([])
    expect(steps).toEqual(changes.map((_, index) => index + 1))
    expect(differences(before, await content())).toEqual([])
    expect(await phone.changesTo(await read(file))).toEqual([])
    reportFigure(`wiped and restored from the file alone: ${before.size} documents, 0 differences`)
  })

  it('holds the fullest documents', async () => {
    await store(Object.fromEntries(Object.entries(FULLEST)))
    const before = await content()
    const file = await phone.exportBackup()
    await emptied()
    expect(await restore(file)).toEqual([])
    expect(differences(before, await content())).toEqual([])
  })

  it('of random contents, changed at random, is restored with 0 differences', async () => {
    const next = random(11)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const TEXT = ['', 'نص', 'a "b" \\ /', '{"$time":[1,2]}', ' spaces ', '\u202e\u0000x', '😀', 'line\nline']
    /** Some of these, the shown ones at the places 1..n. */
    const list = (
      kind: 'products' | 'team',
      known: string[],
      fields: () => StoredFields,
    ): Record<string, StoredFields> => {
      let shown = 0
      const some = known.filter(() => next() < 0.6)
      return Object.fromEntries(
        some.map((id) => {
          const place = next() < 0.2 ? { order: undefined, hidden: 1 } : { order: (shown += 1) }
          return [`${kind}/${id}`, { ...fields(), id, name: `n${pick(TEXT)}`, ...place }]
        }),
      )
    }
    const single = (): Record<string, StoredFields> =>
      pick([
        {
          [VIDEOS]: {
            ...valid(VIDEOS),
            videos: [{ id: '1', title: pick(TEXT), order: 1 }],
            pictures: { '1': picture(210) },
          },
        },
        { [TEXTS]: { ...valid(TEXTS), name: `n${pick(TEXT)}`, titles: [pick(TEXT), pick(TEXT)] } },
        { [PHOTO]: next() < 0.5 ? valid(PHOTO) : { ...valid(PHOTO), portrait: undefined } },
        { [CENTRE]: { ...valid(CENTRE), city: pick(TEXT), years: pick([null, 0, 7]) } },
      ])
    let states = 0
    /** A state has a time of its own, which names its version. */
    const timed = (documents: Record<string, StoredFields>) => {
      const updatedAt = new Date(DATE.getTime() + (states += 1))
      return Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, { ...fields, updatedAt }]))
    }
    const contentOf = () =>
      timed({
        ...list('products', [1, 2, 3].map(idOf), () => valid(PRODUCT)),
        ...list('team', ['a', '_-'], () => ({ ...valid(MEMBER), title: pick(TEXT), credentials: [pick(TEXT)] })),
        ...single(),
        [CENTRE]: { ...valid(CENTRE), city: pick(TEXT) },
      })
    let different = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = contentOf()
      await store(before)
      const wanted = await content()
      const file = await phone.exportBackup()
      const after = contentOf()
      await store({ ...Object.fromEntries(Object.keys(before).map((path) => [path, null])), ...after })
      if ((await restore(file)).length > 0 || differences(wanted, await content()).length > 0) different += 1
      await store(Object.fromEntries([...wanted.keys()].map((path) => [path, null])))
    }
    reportFigure(`${ROUNDS} random contents exported, changed and restored: ${different} with a difference`)
    expect(different).toBe(0)
  })

  it('goes on after an interruption, and names what the rules refuse while the rest is restored', async () => {
    await store({ ...withPictures(6), [TEXTS]: valid(TEXTS) })
    const before = await content()
    const text = await (await phone.exportBackup()).text()
    await emptied()
    const stopped = restore(new Blob([text]), (done) => {
      if (done === 3) throw new Error('The network is gone')
    })
    await expect(stopped).rejects.toThrow('The network is gone')
    expect((await owner.list('products')).length).toBe(3)
    const edited = JSON.parse(text) as { documents: { path: string; fields: Record<string, unknown> }[] }
    const texts = edited.documents.find(({ path }) => path === TEXTS)
    if (texts) texts.fields['more'] = 'x'
    expect(await restore(new Blob([JSON.stringify(edited)]))).toMatchObject([{ path: TEXTS, reason: 'denied' }])
    expect(differences(before, await content())).toEqual([TEXTS])
  })

  it('of 24 products keeps 1..n while another device moves some', async () => {
    const laptop = await otherDevice()
    await store(withPictures(24))
    const before = await content()
    const file = await phone.exportBackup()
    await emptied()
    await store(withPictures(8))
    const over = new AbortController()
    const moving = (async () => {
      for (let n = 1; !over.signal.aborted; n += 1) {
        const seen = await listed('products')
        await laptop.moveTo('products', seen, seen[n % seen.length]?.id ?? '', 1 + (n % 7))
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()
    expect(await restore(file)).toEqual([])
    over.abort()
    await moving
    expect(await restore(file)).toEqual([])
    expect(await sequence('products')).toMatchObject({ isWhole: true })
    expect(differences(before, await content())).toEqual([])
  })
})

describe('a file that is no whole backup is refused and changes nothing (finding 6)', () => {
  let text = ''
  beforeAll(async () => {
    await store({ ...everything(), ...withPictures(2) })
    const file = await phone.exportBackup()
    expect(await phone.readBackup(file)).not.toBeNull()
    text = await file.text()
  })

  it.each<[string, (text: string) => string | Uint8Array<ArrayBuffer>]>([
    ['cut', (text) => text.slice(0, -40)],
    ['empty', () => ''],
    ['foreign', () => '{"name":"x"}'],
    ['of another format', (text) => text.replace('speech-centre-backup', 'other-backup')],
    ['of another version', (text) => text.replace('"formatVersion":3', '"formatVersion":4')],
    [
      'nested 5,000 deep',
      (text) => text.replace('"documents":[', `"documents":[${'['.repeat(5_000)}${']'.repeat(5_000)},`),
    ],
    [
      'with documents nested deep',
      (text) => text.replace('"fields":{', `"fields":{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)},`),
    ],
    ['with a document that is null', (text) => text.replace('"documents":[', '"documents":[null,')],
    ['with a document twice', (text) => text.replace(/"documents":\[(\{.*?\}\}),/, '"documents":[$1,$1,')],
    ['with a path that is none of ours', (text) => text.replace(`"${TEXTS}"`, '"admins/me"')],
    ['with a version', (text) => text.replace(`"${TEXTS}"`, '"versions/a_1"')],
    ['with half a character in a path', (text) => text.replace(`"${MEMBER}"`, '"team/\\ud800"')],
    ['with a path that leaves its collection', (text) => text.replace(`"${MEMBER}"`, '"team/../x"')],
    ['with fields that are a list', (text) => text.replace(/"fields":\{/, '"fields":[],"x":{')],
    ['with more than a path and fields', (text) => text.replace(/"fields":\{/, '"more":1,"fields":{')],
    ['of bytes that are no text', () => new Uint8Array([0xff, 0xfe, 0, 1])],
  ])('%s', async (_, change) => {
    const changed = change(text)
    expect(changed).not.toBe(text)
    expect(await phone.readBackup(new Blob([changed]))).toBeNull()
  })

  it('inside a document is read, and refused by name', async () => {
    await store(everything())
    const before = await content()
    const hostile: [string, Record<string, unknown>][] = [
      [VIDEOS, { ...valid(VIDEOS), videos: [null] }],
      [MEMBER, { ...valid(MEMBER), name: { toString: 'x' } }],
      [TEXTS, { ...valid(TEXTS), ['__proto__']: { a: 1 }, constructor: 'x' }],
      [CENTRE, { ...valid(CENTRE), phones: ['javascript:alert(1)'] }],
    ]
    const file = JSON.parse(await (await phone.exportBackup()).text()) as {
      documents: { path: string; fields: unknown }[]
    }
    for (const document of file.documents)
      document.fields = hostile.find(([path]) => path === document.path)?.[1] ?? document.fields
    const refused = await restore(new Blob([JSON.stringify(file)]))
    expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(hostile.map(([path]) => path)))
    expect(refused.every(({ reason }) => ['denied', 'invalid'].includes(reason))).toBe(true)
    expect(differences(before, await content())).toEqual([])
  })
})
