import { beforeAll, describe, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { productsWithImages, readBackup, restore } from '../helpers/emulator/backups'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { differences, readContent } from '../helpers/emulator/stored-content'

setUpDevices()

describe('an invalid backup file', () => {
  let text = ''
  beforeAll(async () => {
    await store({ ...VALID, ...productsWithImages(2) })
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
    [
      'with a path that our content does not have',
      (text) => text.replace(`"${DIRECTOR_TEXTS_PATH}"`, '"admins/me"'),
    ],
    ['without a document', (text) => text.replace(/"documents":.*/s, '"documents":[]}')],
    [
      'with nothing but a large image',
      (text) =>
        text.replace(
          /"documents":.*/s,
          '"documents":[{"path":"products/1700000000001/images/large","fields":{"image":""}}]}',
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
      const before = await readContent()
      const nested = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
      const file = (await (await phone.exportBackup()).text()).replace(
        /"highlights":\[\{.*?\}\]/,
        `"highlights":[${nested}]`,
      )
      expect(file.length).toBeGreaterThan(depth)
      await owner.put(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'changed since' })
      await owner.put(CENTRE_PATH, { ...valid(CENTRE_PATH), city: 'changed since' })
      const refused = await restore(new Blob([file]))
      expect(refused.map(({ path, reason }) => [path, reason])).toEqual([
        [DIRECTOR_TEXTS_PATH, expect.any(String)],
      ])
      expect(differences(before, await readContent())).toEqual([])
    },
  )

  it.each<[string, boolean]>([
    ['and another large image', true],
    ['and no large image', false],
  ])(
    'a product with a name that is too long %s is refused, and the stored one stays',
    async (_, hasImage) => {
      await store(VALID)
      const file = JSON.parse(await (await phone.exportBackup()).text()) as {
        documents: { path: string; fields: Record<string, unknown> }[]
      }
      for (const { path, fields } of file.documents)
        if (path === PRODUCT_PATH) Object.assign(fields, { name: 'x'.repeat(121) })
        else if (path === LARGE_IMAGE_PATH) fields['image'] = makeImage(5_001)
      if (!hasImage) file.documents = file.documents.filter(({ path }) => path !== LARGE_IMAGE_PATH)
      await owner.put(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'changed since' })
      const before = await readContent()
      const refused = await restore(new Blob([JSON.stringify(file)]))
      expect(refused.map(({ path }) => path)).toEqual([PRODUCT_PATH])
      expect(differences(before, await readContent())).toEqual([])
    },
  )

  it('a field that no schema knows is no change of a document, and a restore leaves no version', async () => {
    await store(VALID)
    const text = await (await phone.exportBackup()).text()
    const path = `"path":"${MEMBER_PATH}","fields":{`
    const backup = await readBackup(new Blob([text.replace(path, `${path}"unknown":1,`)]))
    expect(backup.documents.get(MEMBER_PATH)).toHaveProperty('unknown')
    expect(await phone.readChangesTo(backup)).toEqual([])
    const change = { kind: 'changed', path: MEMBER_PATH, name: '' } as const
    expect(await phone.restoreBackup(backup, [change])).toEqual([])
    expect(await owner.list('versions')).toEqual([])
    // A stored one is taken away.
    await owner.put(MEMBER_PATH, { ...valid(MEMBER_PATH), unknown: 1 })
    await restore(new Blob([text]))
    expect(await owner.get(MEMBER_PATH)).not.toHaveProperty('unknown')
  })

  it('a hostile document is refused by its name, and the rest of the backup is restored', async () => {
    await store(VALID)
    const before = await readContent()
    const hostile: [string, Record<string, unknown>][] = [
      [VIDEOS_PATH, { ...valid(VIDEOS_PATH), videos: [null] }],
      [MEMBER_PATH, { ...valid(MEMBER_PATH), name: { toString: 'x' } }],
      [
        DIRECTOR_TEXTS_PATH,
        { ...valid(DIRECTOR_TEXTS_PATH), name: 7, ['__proto__']: { a: 1 }, constructor: 'x' },
      ],
      [CENTRE_PATH, { ...valid(CENTRE_PATH), phones: ['javascript:alert(1)'] }],
    ]
    const file = JSON.parse(await (await phone.exportBackup()).text()) as {
      documents: { path: string; fields: unknown }[]
    }
    for (const document of file.documents)
      document.fields = hostile.find(([path]) => path === document.path)?.[1] ?? document.fields
    await owner.put(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'changed since' })
    const refused = await restore(new Blob([JSON.stringify(file)]))
    expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(hostile.map(([path]) => path)))
    expect(refused.every(({ reason }) => ['denied', 'invalid'].includes(reason))).toBe(true)
    expect(differences(before, await readContent())).toEqual([])
  })
})
