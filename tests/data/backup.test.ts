import { beforeAll, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/rest.mjs'
import {
  CENTRE,
  FULLEST,
  MEMBER,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VALID,
  VIDEOS,
} from '../helpers/documents'
import { DATE, owner, picture, store } from '../helpers/emulator/backend'
import { phone, withDevices } from '../helpers/emulator/devices'
import {
  content,
  differences,
  emptied,
  idOf,
  product,
  products,
  sequence,
} from '../helpers/emulator/everything'
import { random } from '../helpers/random'

/** How many random contents. 200 take minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)

withDevices()

/** Products, each with a large picture. */
const withPictures = (count: number): Record<string, StoredFields> => {
  const small = products(count)
  const large = Object.keys(small).map((path, index) => [
    `${path}/pictures/full`,
    { image: picture(301 + index) },
  ])
  return { ...small, ...(Object.fromEntries(large) as Record<string, StoredFields>) }
}
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
  it('a backup brings everything back from the file alone, and names before what it will change', async () => {
    await store({
      ...withPictures(8),
      ...FULLEST,
      'team/b': { ...valid(MEMBER), id: 'b', order: 2, name: 'b' },
    })
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
    expect(changes).toContainEqual({
      path: TEXTS,
      name: FULLEST[TEXTS]?.['name'],
      change: 'changed',
    })
    expect(changes).toContainEqual({
      path: 'team/stranger',
      name: 'not in the file',
      change: 'removed',
    })
    expect(changes).toContainEqual({ path: 'products', name: '', change: 'ordered' })
    const steps: number[] = []
    expect(await restore(file, (done) => steps.push(done))).toEqual([])
    expect(steps).toEqual(changes.map((_, index) => index + 1))
    expect(differences(before, await content())).toEqual([])
    expect(await phone.changesTo(await read(file))).toEqual([])
  })

  it('a backup of random contents, changed at random, is restored with 0 differences', async () => {
    const next = random(11)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const text = () =>
      pick([
        '',
        'نص',
        'a "b" \\ /',
        '{"$time":[1,2]}',
        ' spaces ',
        '\u202e\u0000x',
        '😀',
        'line\nline',
      ])
    /** Some of these, the shown ones at the places 1..n. */
    const list = (
      kind: string,
      known: string[],
      fields: StoredFields,
    ): [path: string, StoredFields][] => {
      const some = known.filter(() => next() < 0.6)
      const shown = Math.ceil(next() * some.length)
      return some.map((id, index) => {
        const place = index < shown ? { order: index + 1 } : { order: undefined, hidden: 1 }
        return [`${kind}/${id}`, { ...fields, id, name: `n${text()}`, ...place }]
      })
    }
    let states = 0
    const contentOf = (): Record<string, StoredFields> => {
      // A state has a time of its own, which names its version.
      states += 1
      const updatedAt = new Date(DATE.getTime() + states)
      const videos = [{ id: '1', title: text(), order: 1 }]
      const documents: [path: string, StoredFields][] = [
        ...list('products', [1, 2, 3].map(idOf), valid(PRODUCT)),
        ...list('team', ['a', '_-'], { ...valid(MEMBER), title: text(), credentials: [text()] }),
        pick([
          [VIDEOS, { videos, pictures: { '1': picture(210) } }],
          [TEXTS, { ...valid(TEXTS), name: `n${text()}`, titles: [text(), text()] }],
          [PHOTO, { ...valid(PHOTO), portrait: undefined }],
        ]),
        [CENTRE, { ...valid(CENTRE), city: text(), years: pick([null, 0, 7]) }],
      ]
      return Object.fromEntries(documents.map(([path, fields]) => [path, { ...fields, updatedAt }]))
    }
    const without = (paths: Iterable<string>) =>
      Object.fromEntries([...paths].map((path) => [path, null]))
    let different = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = contentOf()
      await store(before)
      const wanted = await content()
      const file = await phone.exportBackup()
      await store({ ...without(Object.keys(before)), ...contentOf() })
      if ((await restore(file)).length > 0 || differences(wanted, await content()).length > 0)
        different += 1
      await store(without(wanted.keys()))
    }
    expect(different).toBe(0)
  })

  it('a backup notices that the large picture of a product was exchanged, and brings it back', async () => {
    await store(withPictures(3))
    const before = await content()
    const backup = await read(await phone.exportBackup())
    await phone.removeFrom('products', idOf(2))
    const other = { id: idOf(2), image: picture(), full: picture(900), name: 'n2' }
    await phone.addProduct(other, String)
    await phone.moveTo('products', idOf(2), 2)
    await owner.put(`products/${idOf(2)}`, { ...product(2), updatedAt: new Date() })
    const path = `products/${idOf(2)}`
    expect(await phone.changesTo(backup)).toEqual([{ path, name: 'n2', change: 'changed' }])
    expect(await phone.restoreBackup(backup, await phone.changesTo(backup), () => {})).toEqual([])
    expect(differences(before, await content())).toEqual([])
  })

  it('a restore goes on after an interruption, and keeps the details that the file lacks', async () => {
    await store({ ...withPictures(12), [TEXTS]: valid(TEXTS) })
    const before = await content()
    const file = await phone.exportBackup()
    await emptied()
    await owner.put(CENTRE, valid(CENTRE))
    const stopped = restore(file, (done) => {
      if (done === 3) throw new Error('The network is gone')
    })
    await expect(stopped).rejects.toThrow('The network is gone')
    expect((await owner.list('products')).length).toBe(3)
    expect(await restore(file)).toEqual([])
    expect(differences(before, await content())).toEqual([CENTRE])
  })

  it('a restore puts what another device has added meanwhile at the end', async () => {
    await store(products(2))
    const backup = await read(await phone.exportBackup())
    await emptied()
    const changes = await phone.changesTo(backup)
    await owner.put(`products/${idOf(9)}`, product(9, { order: 1 }))
    expect(await phone.restoreBackup(backup, changes, () => {})).toEqual([])
    expect(await sequence('products')).toEqual({ ids: [1, 2, 9].map(idOf), isWhole: true })
  })
})

describe('a file that is no whole backup', () => {
  let text = ''
  beforeAll(async () => {
    await store({ ...VALID, ...withPictures(2) })
    const file = await phone.exportBackup()
    expect(await phone.readBackup(file)).not.toBeNull()
    text = await file.text()
  })

  it.each<[string, (text: string) => string]>([
    ['that is cut', (text) => text.slice(0, -40)],
    ['of another program', () => '{"name":"x"}'],
    ['of another format', (text) => text.replace('speech-centre-backup', 'other-backup')],
    ['of another version', (text) => text.replace('"formatVersion":3', '"formatVersion":4')],
    [
      'that is nested 5,000 deep',
      (text) =>
        text.replace('"documents":[', `"documents":[${'['.repeat(5_000)}${']'.repeat(5_000)},`),
    ],
    [
      'with a document twice',
      (text) => text.replace(/"documents":\[(\{.*?\}\}),/, '"documents":[$1,$1,'),
    ],
    ['with a path that is none of ours', (text) => text.replace(`"${TEXTS}"`, '"admins/me"')],
    ['without a document', (text) => text.replace(/"documents":.*/s, '"documents":[]}')],
    [
      'with nothing but a large picture',
      (text) =>
        text.replace(
          /"documents":.*/s,
          '"documents":[{"path":"products/1700000000001/pictures/full","fields":{"image":""}}]}',
        ),
    ],
    ['with fields that are a list', (text) => text.replace(/"fields":\{/, '"fields":[],"x":{')],
    [
      'with more than a path and fields',
      (text) => text.replace(/"fields":\{/, '"more":1,"fields":{'),
    ],
  ])('a file %s is refused as a backup', async (_, change) => {
    const changed = change(text)
    expect(changed).not.toBe(text)
    expect(await phone.readBackup(new Blob([changed]))).toBeNull()
  })

  it.each([25, 150, 2_000])(
    'a document that is nested %d deep is refused by its name, and the rest comes back',
    async (depth) => {
      await store(VALID)
      const before = await content()
      const deep = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
      const file = (await (await phone.exportBackup()).text()).replace(
        /"highlights":\[\{.*?\}\]/,
        `"highlights":[${deep}]`,
      )
      expect(file.length).toBeGreaterThan(depth)
      await owner.put(PRODUCT, { ...valid(PRODUCT), name: 'changed since' })
      await owner.put(CENTRE, { ...valid(CENTRE), city: 'changed since' })
      const refused = await restore(new Blob([file]))
      expect(refused.map(({ path, reason }) => [path, reason])).toEqual([
        [TEXTS, expect.any(String)],
      ])
      expect(differences(before, await content())).toEqual([])
    },
  )

  it('a hostile document is refused by its name, and the rest of the backup is restored', async () => {
    await store(VALID)
    const before = await content()
    const hostile: [string, Record<string, unknown>][] = [
      [VIDEOS, { ...valid(VIDEOS), videos: [null] }],
      [MEMBER, { ...valid(MEMBER), name: { toString: 'x' } }],
      [TEXTS, { ...valid(TEXTS), name: 7, ['__proto__']: { a: 1 }, constructor: 'x' }],
      [CENTRE, { ...valid(CENTRE), phones: ['javascript:alert(1)'] }],
    ]
    const file = JSON.parse(await (await phone.exportBackup()).text()) as {
      documents: { path: string; fields: unknown }[]
    }
    for (const document of file.documents)
      document.fields = hostile.find(([path]) => path === document.path)?.[1] ?? document.fields
    await owner.put(PRODUCT, { ...valid(PRODUCT), name: 'changed since' })
    const refused = await restore(new Blob([JSON.stringify(file)]))
    expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(hostile.map(([path]) => path)))
    expect(refused.every(({ reason }) => ['denied', 'invalid'].includes(reason))).toBe(true)
    expect(differences(before, await content())).toEqual([])
  })
})
