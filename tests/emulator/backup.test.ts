import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { exportBackup, restoreBackup } from '../../src/data/backup'
import { readBackup } from '../../src/data/backup-format'
import { reportFigure, owner, picture } from './backend'
import { signedInBackend } from './sdk'
import { PATHS, valid } from './valid-documents'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

/** Every document without the time of its last write, which is the server's. */
const everything = async () =>
  Object.fromEntries(await Promise.all(PATHS.map(async (path) => [path, untimed(await owner.get(path))] as const)))

const untimed = (fields: StoredFields | null): StoredFields | null => fields && { ...fields, updatedAt: null }
const productsUntimed = async () => (await owner.list('products')).map(({ id, data }) => ({ id, data: untimed(data) }))

beforeEach(async () => {
  await signedInBackend()
  for (const path of PATHS) await owner.put(path, valid(path))
})

async function wipe(): Promise<void> {
  for (const path of PATHS) await owner.remove(path)
}

/** Changes the content of a backup file and updates its checksum. */
async function forged(text: string, change: (file: Record<string, unknown>) => void): Promise<string> {
  const file = JSON.parse(text) as Record<string, unknown>
  change(file)
  const { sha256: _, ...covered } = file
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(covered)))
  return JSON.stringify({ ...file, sha256: Buffer.from(digest).toString('hex') })
}

describe('backup and restore (P15)', () => {
  it('restores a wiped database exactly', async () => {
    const before = await everything()
    const { fileName, text } = await exportBackup()
    expect(fileName).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
    await wipe()
    const file = await readBackup(text)
    expect(file.counts).toEqual({
      products: 1,
      team: 1,
      videos: 1,
      'director-texts': 1,
      'director-photos': 1,
      settings: 1,
    })
    const steps: number[][] = []
    await restoreBackup(file, (done, total) => steps.push([done, total]))
    expect(await everything()).toEqual(before)
    expect(steps).toEqual([
      [0, PATHS.length],
      [PATHS.length, PATHS.length],
    ])
    reportFigure(`documents wiped and restored: ${PATHS.length}, different afterwards: 0`)
  })

  it('writes only documents that differ', async () => {
    const before = await everything()
    const { text } = await exportBackup()
    await owner.put('team/member1', { ...valid('team/member1'), name: 'changed', order: 3 })
    await owner.put('team/later', { ...valid('team/member1'), id: 'later' })
    const steps: number[][] = []
    await restoreBackup(await readBackup(text), (done, total) => steps.push([done, total]))
    expect(steps.at(-1)).toEqual([2, 2])
    expect(await owner.get('team/later')).toBeNull()
    const after = await everything()
    expect({ ...after['team/member1'], updatedAt: 0 }).toEqual({ ...before['team/member1'], updatedAt: 0 })
    expect({ ...after, 'team/member1': 0 }).toEqual({ ...before, 'team/member1': 0 })
  })

  it('restores a file without versions', async () => {
    const versioned = PATHS.filter((path) => 'version' in valid(path))
    expect(versioned).toHaveLength(4)
    const text = await forged((await exportBackup()).text, (file) => {
      for (const { fields } of documents(file)) delete fields['version']
    })
    await wipe()
    await restoreBackup(await readBackup(text), () => {})
    const after = await everything()
    for (const path of versioned) expect(after[path]?.['version'], path).toMatch(/^[A-Za-z0-9-]{8,64}$/)
    // A second run has nothing to write.
    const steps: number[][] = []
    await restoreBackup(await readBackup(text), (done, total) => steps.push([done, total]))
    expect(steps).toEqual([[0, 0]])
  })

  it('keeps the details of the centre that an older file does not have (decision 142)', async () => {
    const older = await forged((await exportBackup()).text, (file) => {
      file['documents'] = documents(file).filter(({ path }) => path !== 'settings/centre')
      delete (file['counts'] as Record<string, number>)['settings']
    })
    const before = await owner.get('settings/centre')
    await owner.remove('team/member1')
    await restoreBackup(await readBackup(older), () => {})
    expect(await owner.get('settings/centre')).toEqual(before)
    expect(await owner.get('team/member1')).not.toBeNull()
  })

  it('restores a director without a name, which the rules refuse today', async () => {
    const path = 'director-texts/main-director'
    await owner.put(path, { ...valid(path), name: '' })
    const file = await readBackup((await exportBackup()).text)
    await wipe()
    await restoreBackup(file, () => {})
    expect((await everything())[path]).toMatchObject({ name: '—', titles: ['t'] })
  })

  it('can be repeated after an interruption at any chunk', async () => {
    const date = new Date('2024-01-02')
    const ids = Array.from({ length: 12 }, (_, n) => String(1_700_000_001_000 + n))
    for (const [n, id] of ids.entries()) {
      await owner.put(`products/${id}`, {
        id,
        image: picture(),
        name: 'n',
        order: n + 2,
        createdAt: date,
        updatedAt: date,
      })
      await owner.put(`products/${id}/pictures/full`, { image: picture(160_000), updatedAt: date })
    }
    const before = await productsUntimed()
    const file = await readBackup((await exportBackup()).text)
    const clear = async () => {
      await wipe()
      for (const id of ids)
        await Promise.all([owner.remove(`products/${id}`), owner.remove(`products/${id}/pictures/full`)])
    }
    await clear()
    const boundaries: number[] = []
    await restoreBackup(file, (done) => boundaries.push(done))
    expect(boundaries.length).toBeGreaterThan(2)
    for (const stop of boundaries.slice(0, -1)) {
      await clear()
      const interrupted = restoreBackup(file, (done) => {
        if (done === stop) throw new Error('interrupted')
      })
      await expect(interrupted).rejects.toThrow('interrupted')
      await restoreBackup(file, () => {})
      expect(await productsUntimed()).toEqual(before)
    }
    reportFigure(
      `restores of ${before.length} products with their pictures: interrupted at each of ${boundaries.length - 1} places, different after the second run: 0`,
    )
  })

  it('refuses an invalid file before anything is written', async () => {
    const { text } = await exportBackup()
    const before = await everything()
    const cases: [string, string][] = [
      ['not-a-backup', 'no json'],
      ['not-a-backup', '{"hello":1}'],
      ['newer', text.replace('"version":1', '"version":2')],
      ['damaged', text.replace('"name":"n"', '"name":"m"')],
      ['damaged', text.replace('"counts":{', '"counts":{"extra":1,')],
      ['damaged', text.replace(/"createdAt":"\d{4}/, '"createdAt":"2001')],
      ['damaged', text.replace('"documents":[', '"documents":[ {"path":"team/m","fields":{}},')],
      ['damaged', text.slice(0, -1) + ',"note":"x"}'],
      ['invalid', await forged(text, (file) => addDocument(file, 'admins/evil'))],
      [
        'invalid',
        await forged(text, (file) => Object.assign(documents(file)[0]?.fields ?? {}, { image: 'javascript:1' })),
      ],
      ['invalid', await forged(text, (file) => Object.assign(documents(file)[0]?.fields ?? {}, { extra: 1 }))],
      [
        'invalid',
        await forged(text, (file) =>
          Object.assign(documents(file)[0]?.fields ?? {}, { updatedAt: { $time: [1e15, 0] } }),
        ),
      ],
    ]
    for (const [problem, damaged] of cases) {
      await expect(readBackup(damaged), problem).rejects.toMatchObject({ problem })
    }
    expect(await everything()).toEqual(before)
    // Check that the original file is accepted.
    expect((await readBackup(text)).documents).toHaveLength(PATHS.length)
    reportFigure(`damaged, foreign, newer or forbidden files: ${cases.length}, accepted: 0`)
  })
})

const documents = (file: Record<string, unknown>) =>
  file['documents'] as { path: string; fields: Record<string, unknown> }[]

function addDocument(file: Record<string, unknown>, path: string): void {
  documents(file).push({ path, fields: {} })
  Object.assign(file['counts'] as object, { [path.split('/')[0] ?? '']: 1 })
}
