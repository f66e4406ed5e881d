import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exportBackup, planRestore } from '../../src/data/backup'
import { readBackup } from '../../src/data/backup-format'
import { getProducts } from '../../src/data/products'
import { restoreBackup } from '../../src/data/restore'
import { getTeam } from '../../src/data/team'
import { reportFigure, owner, picture, store } from './backend'
import { changed, exported, fieldsIn, restore } from './backups'
import { signedInBackend } from './sdk'
import { PATHS, PRODUCT_ID, VALID, valid } from './valid-documents'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const PRODUCT = `products/${PRODUCT_ID}`
const PICTURE = `${PRODUCT}/pictures/full`
const MEMBER = 'team/member1'

/** A write has the time of the write. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(PATHS.map(async (path) => [path, { ...(await owner.get(path)), updatedAt: 0 }] as const)),
  )

beforeEach(async () => {
  await signedInBackend()
  await store(VALID)
})

const wipe = () => store(Object.fromEntries(PATHS.map((path) => [path, null])))

const date = new Date('2024-01-02')
const productAt = (id: string, order: number) => ({
  id,
  image: picture(),
  name: `p${order}`,
  order,
  createdAt: date,
  updatedAt: date,
})

describe('backup and restore (P15, P22)', () => {
  it('restores a wiped database exactly', async () => {
    const before = await everything()
    const { file, left } = await exportBackup()
    expect(file.name).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
    expect(left).toEqual([])
    await wipe()
    expect(await restore(file)).toEqual([
      [0, PATHS.length],
      [PATHS.length, PATHS.length],
    ])
    expect(await everything()).toEqual(before)
    reportFigure(`documents wiped and restored: ${PATHS.length}, different afterwards: 0`)
  })

  it('writes only documents that differ', async () => {
    const before = await everything()
    const file = await exported()
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'changed', order: 3 })
    await owner.put('team/later', { ...valid(MEMBER), id: 'later' })
    expect((await restore(file)).at(-1)).toEqual([2, 2])
    expect(await owner.get('team/later')).toBeNull()
    expect(await everything()).toEqual(before)
  })

  it('says what it will change, by name', async () => {
    const file = await exported()
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'renamed' })
    await owner.put('team/later', { ...valid(MEMBER), id: 'later', name: 'new here' })
    await owner.remove(PRODUCT)
    await owner.put('videos/main-videos', { ...valid('videos/main-videos'), videos: [] })
    await owner.put('settings/centre', { ...valid('settings/centre'), city: 'elsewhere' })
    const { changes } = await planRestore(await readBackup(file))
    expect(changes).toHaveLength(5)
    expect(changes).toEqual(
      expect.arrayContaining([
        { kind: 'products', name: 'n', change: 'added' },
        { kind: 'team', name: 'n', change: 'changed' },
        { kind: 'team', name: 'new here', change: 'removed' },
        { kind: 'videos', name: 't', change: 'added' },
        { kind: 'settings', name: '', change: 'changed' },
      ]),
    )
  })

  it('plans nothing for content that is already there', async () => {
    const { changes, writes } = await planRestore(await readBackup(await exported()))
    expect({ changes, writes }).toEqual({ changes: [], writes: [] })
  })

  it('offers the content before the first write as a file that comes back', async () => {
    const older = await exported()
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'present' })
    const present = await everything()
    const plan = await planRestore(await readBackup(older))
    const kept = await plan.exportPresent?.()
    await restore(older)
    expect(await everything()).not.toEqual(present)
    await restore(kept?.file ?? new Blob())
    expect(await everything()).toEqual(present)
    await wipe()
    expect((await planRestore(await readBackup(older))).exportPresent).toBeNull()
  })

  // Finding 35
  it('writes before it deletes, so that an interruption loses nothing of the file', async () => {
    const file = await exported()
    await owner.put('team/later', { ...valid(MEMBER), id: 'later' })
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'changed' })
    await owner.remove(PRODUCT)
    const { writes } = await planRestore(await readBackup(file))
    expect(writes.map(({ path, fields }) => [path, fields === null])).toEqual([
      [PRODUCT, false],
      [MEMBER, false],
      ['team/later', true],
    ])
  })

  it('goes on after a chunk that was stored but not answered', async () => {
    const before = await everything()
    const file = await readBackup(await exported())
    await owner.remove(PRODUCT)
    await owner.remove(PICTURE)
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'changed' })
    await owner.put('team/later', { ...valid(MEMBER), id: 'later' })
    const plan = await planRestore(file)
    await restoreBackup(plan, () => {})
    // The same requests again, which the rules refuse.
    await restoreBackup(plan, () => {})
    expect(await everything()).toEqual(before)
    expect(await owner.get('team/later')).toBeNull()
  })

  it('stops when somebody else saves after the question, and overwrites nothing', async () => {
    const file = await readBackup(await exported())
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'shown' })
    const plan = await planRestore(file)
    const theirs = { ...valid(MEMBER), name: 'theirs', updatedAt: new Date('2025-05-05') }
    await owner.put(MEMBER, theirs)
    await expect(restoreBackup(plan, () => {})).rejects.toMatchObject({ name: 'ConflictError' })
    expect(await owner.get(MEMBER)).toEqual(theirs)
    expect((await planRestore(file)).changes).toEqual([{ kind: 'team', name: 'n', change: 'changed' }])
  })

  it('restores a file without versions', async () => {
    const versioned = PATHS.filter((path) => 'version' in valid(path))
    expect(versioned).toHaveLength(4)
    const file = await changed(await exported(), ({ documents }) => {
      for (const { fields } of documents) delete fields['version']
    })
    await wipe()
    await restore(file)
    const after = await everything()
    for (const path of versioned)
      expect(after[path], path).toMatchObject({ version: expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/) as string })
    expect((await planRestore(await readBackup(file))).writes).toEqual([])
  })

  it('keeps the details of the centre that an older file does not have (decision 142)', async () => {
    const older = await changed(await exported(), (backup) => {
      backup.documents = backup.documents.filter(({ path }) => path !== 'settings/centre')
      delete backup.counts['settings']
    })
    const before = await owner.get('settings/centre')
    await owner.remove(MEMBER)
    await restore(older)
    expect(await owner.get('settings/centre')).toEqual(before)
    expect(await owner.get(MEMBER)).not.toBeNull()
  })

  it('restores a director without a name, which the rules refuse today', async () => {
    const path = 'director-texts/main-director'
    await owner.put(path, { ...valid(path), name: '' })
    const file = await exported()
    await wipe()
    await restore(file)
    expect((await everything())[path]).toMatchObject({ name: '—', titles: ['t'] })
    expect((await planRestore(await readBackup(file))).writes).toEqual([])
  })

  it('can be repeated after an interruption at any chunk', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => String(1_700_000_001_000 + n))
    const full = { image: picture(160_000), updatedAt: date }
    for (const [n, id] of ids.entries())
      await store({ [`products/${id}`]: productAt(id, n + 2), [`products/${id}/pictures/full`]: full })
    const products = async () => (await owner.list('products')).map(({ data }) => ({ ...data, updatedAt: 0 }))
    const before = await products()
    const file = await exported()
    const clear = async () => {
      await wipe()
      const paths = ids.flatMap((id) => [`products/${id}`, `products/${id}/pictures/full`])
      await store(Object.fromEntries(paths.map((path) => [path, null])))
    }
    await clear()
    const boundaries = (await restore(file)).map(([done = 0]) => done)
    expect(boundaries.length).toBeGreaterThan(2)
    for (const stop of boundaries.slice(0, -1)) {
      await clear()
      const interrupted = restore(file, (done) => {
        if (done === stop) throw new Error('interrupted')
      })
      await expect(interrupted).rejects.toThrow('interrupted')
      await restore(file)
      expect(await products()).toEqual(before)
    }
    reportFigure(
      `restores of ${before.length} products with their pictures: interrupted at each of ${boundaries.length - 1} places, different after the second run: 0`,
    )
  })

  // Finding 43
  it('restores a product that was deleted in the console without its picture', async () => {
    const before = await everything()
    const file = await exported()
    await owner.remove(PRODUCT)
    await owner.put(PICTURE, { ...valid(PICTURE), image: picture(200) })
    await restore(file)
    expect(await everything()).toEqual(before)
  })
})

describe('a document made in the console', () => {
  // Finding 8
  const ODD: Record<string, Parameters<typeof owner.put>[1]> = {
    'products/abc': { name: 'made by hand', order: 'first', nested: { at: date } },
    'products/1700000000009': { ...productAt('1700000000009', 2), price: 5 },
    'products/1700000000009/pictures/full': { image: picture(), updatedAt: date },
    'team/someone else': { name: 7 },
  }

  beforeEach(async () => {
    await store(ODD)
  })

  it('is named and left out of the file, and the rest is exported', async () => {
    const { file, left } = await exportBackup()
    expect(left).toEqual([
      { kind: 'products', name: 'p2' },
      { kind: 'product-pictures', name: 'p2' },
      { kind: 'products', name: 'made by hand' },
      { kind: 'team', name: 'someone else' },
    ])
    const { documents, damaged, isIntact } = await readBackup(file)
    expect([...documents.keys()]).toEqual([...PATHS].sort())
    expect({ damaged: damaged.size, isIntact }).toEqual({ damaged: 0, isIntact: true })
  })

  it('does not stop a restore, which leaves it as it is', async () => {
    const before = await everything()
    const file = await exported()
    await wipe()
    await restore(file)
    expect(await everything()).toEqual(before)
    for (const [path, fields] of Object.entries(ODD)) expect(await owner.get(path), path).toEqual(fields)
  })

  it('is replaced by that of the file where the rules cannot update it', async () => {
    const before = await everything()
    const file = await exported()
    for (const path of [PRODUCT, MEMBER]) {
      const { createdAt: _created, updatedAt: _updated, ...fields } = valid(path)
      await owner.put(path, { ...fields, name: 'by hand' })
    }
    await restore(file)
    expect(await everything()).toEqual(before)
  })

  it('does not break the lists', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await getProducts()).map(({ id }) => id)).toContain(PRODUCT_ID)
    expect((await getTeam()).map(({ id }) => id)).toContain('member1')
  })
})

describe('a file that is damaged or was changed', () => {
  it('is refused when nothing in it can be restored', async () => {
    const file = await exported()
    const text = await file.text()
    const cases: [string, string][] = [
      ['not-a-backup', 'no json'],
      ['not-a-backup', '{"hello":1}'],
      ['newer', text.replace('"version":1', '"version":2')],
      ['damaged', text.slice(0, -200)],
      ['damaged', text.replace(/"createdAt":"\d{4}/, '"createdAt":"x')],
      ['damaged', text.replace('"documents":[', '"documents":{},"was":[')],
      [
        'damaged',
        await (await changed(file, (backup) => (backup.documents = [{ path: 'admins/evil', fields: {} }]))).text(),
      ],
    ]
    for (const [problem, damaged] of cases)
      await expect(readBackup(new Blob([damaged])), damaged.slice(0, 40)).rejects.toMatchObject({ problem })
    // Check that the original file is accepted.
    expect((await readBackup(file)).documents.size).toBe(PATHS.length)
    reportFigure(`foreign, newer or cut files: ${cases.length}, accepted: 0`)
  })

  it('restores the rest, and leaves the damaged document as it is stored', async () => {
    const damage: [path: string, kind: string, change: Record<string, unknown>][] = [
      [PRODUCT, 'products', { image: 'javascript:1' }],
      [PICTURE, 'product-pictures', { image: 'data:text/html;base64,AAAA' }],
      [MEMBER, 'team', { extra: 1 }],
      [MEMBER, 'team', { id: 'other' }],
      ['videos/main-videos', 'videos', { videos: [{ title: 't', url: 'javascript:1' }] }],
      ['videos/main-videos/pictures/1', 'video-pictures', { updatedAt: { $time: [1e15, 0] } }],
      ['director-texts/main-director', 'director-texts', { highlights: null }],
      ['director-photos/main-director-photo', 'director-photos', { photoBase64: 'x' }],
      ['settings/centre', 'settings', { phones: [] }],
    ]
    const file = await exported()
    for (const [index, [path, kind, change]] of damage.entries()) {
      await store(VALID)
      await owner.put(path, { ...valid(path), updatedAt: new Date('2025-01-01') })
      await owner.put('team/later', { ...valid(MEMBER), id: 'later', updatedAt: new Date(2025, 0, index + 1) })
      const rest = PATHS.find((one) => !one.startsWith(path.split('/')[0] ?? '')) ?? ''
      await owner.remove(rest)
      const present = await owner.get(path)
      const damaged = await changed(file, (backup) => Object.assign(fieldsIn(backup, path), change))
      expect((await readBackup(damaged)).damaged.get(path), path).toMatchObject({ kind })
      await restore(damaged)
      expect(await owner.get(path), path).toEqual(present)
      expect(await owner.get(rest), rest).not.toBeNull()
      expect(await owner.get('team/later')).toBeNull()
    }
    reportFigure(`files with a damaged document: ${damage.length}, restored without it: ${damage.length}`)
  })

  it('is told by its checksum, counts and keys', async () => {
    const file = await exported()
    const text = await file.text()
    const edited = [
      text.replace('"name":"n"', '"name":"m"'),
      text.replace('"counts":{', '"counts":{"extra":1,'),
      text.replace(/"createdAt":"\d{4}/, '"createdAt":"2001'),
      text.replace('"documents":[', '"documents":[{"path":"team/m","fields":{}},'),
      text.replace(/"sha256":"\w+"/, '"sha256":""'),
      `${text.slice(0, -1)},"note":"x"}`,
    ]
    for (const one of edited) expect((await readBackup(new Blob([one]))).isIntact, one.slice(0, 80)).toBe(false)
    expect((await readBackup(file)).isIntact).toBe(true)
  })

  it('deletes nothing when it was changed, for it may have been cut (decision 161)', async () => {
    await owner.put('team/later', { ...valid(MEMBER), id: 'later' })
    const before = await owner.get('team/later')
    const cut = await changed(
      await exported(),
      (backup) => {
        backup.documents = backup.documents.filter(({ path }) => path === MEMBER)
        Object.assign(fieldsIn(backup, MEMBER), { name: 'edited' })
      },
      false,
    )
    expect((await planRestore(await readBackup(cut))).changes).toEqual([
      { kind: 'team', name: 'edited', change: 'changed' },
    ])
    await restore(cut)
    expect(await owner.get('team/later')).toEqual(before)
    for (const path of PATHS) expect(await owner.get(path), path).not.toBeNull()
    expect(await owner.get(MEMBER)).toMatchObject({ name: 'edited' })
  })

  it('with a document twice restores neither', async () => {
    const twice = await changed(await exported(), (backup) =>
      backup.documents.push({ path: MEMBER, fields: { ...fieldsIn(backup, MEMBER), name: 'second' } }),
    )
    const { damaged, documents } = await readBackup(twice)
    expect([...damaged.keys()]).toEqual([MEMBER])
    expect(documents.has(MEMBER)).toBe(false)
  })
})
