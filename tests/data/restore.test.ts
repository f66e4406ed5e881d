import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { IMAGE, PATHS, PICTURE, PRODUCT_ID, VALID, valid } from '../documents'
import { exportBackup, planFile } from '../../src/data/store/backup'
import { readBackup } from '../../src/data/store/backup-format'
import { setDirectorPhoto } from '../../src/data/content/director-photos'
import { saveDirector } from '../../src/data/content/director-texts'
import { newRevision } from '../../src/data/store/document'
import { planSince, planVersion } from '../../src/data/store/plan-versions'
import {
  addProduct,
  getProducts,
  hideProduct,
  moveProduct,
  removeProduct,
  renameProduct,
  showProduct,
} from '../../src/data/content/products'
import { restore as carryOut } from '../../src/data/store/restore'
import { moveTeamMember, removeTeamMember } from '../../src/data/content/team'
import { RESTORES_AT_ONCE, VERSIONS_PAGE } from '../../src/limits'
import { getVersions } from '../../src/data/store/versions'
import { saveVideos } from '../../src/data/store/edit-videos'
import { ADMIN, hashOf, owner, picture, reportFigure, store } from './backend'
import { changed, exported, fieldsIn, restore } from './backups'
import { content, everything } from './everything'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const PRODUCT = `products/${PRODUCT_ID}`
const MEMBER = 'team/member1'
const VIDEOS = 'videos/main-videos'
const DATE = new Date(2024, 0, 1)
const idOf = (n: number) => String(1_700_000_000_100 + n)

const productAt = (n: number, order = n) => ({
  [`products/${idOf(n)}`]: {
    ...valid(PRODUCT),
    id: idOf(n),
    name: `p${n}`,
    order,
    createdAt: DATE,
    picture: hashOf(picture(500 + n)),
  },
  [`products/${idOf(n)}/pictures/${hashOf(picture(500 + n))}`]: { image: picture(500 + n), updatedAt: DATE },
})
const products = (count: number): Record<string, StoredFields> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => Object.entries(productAt(n + 1))).flat())
const member = (n: number) => ({ [`team/m${n}`]: { ...valid(MEMBER), id: `m${n}`, name: `m${n}`, order: n } })
const wipe = () => store(Object.fromEntries(PATHS.map((path) => [path, null])))
const names = async () => (await getProducts()).map(({ name, order }) => `${order} ${name}`)

describe('a backup (P15, P22)', () => {
  beforeEach(async () => {
    await signedInBackend()
    await store(VALID)
  })

  it('restores a wiped database exactly', async () => {
    const before = content(await everything())
    const { file, left } = await exportBackup()
    expect(file.name).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
    expect(left).toEqual([])
    await wipe()
    expect(await restore(file)).toEqual({ restored: 8, refused: [] })
    expect(content(await everything())).toEqual(before)
    reportFigure(`documents wiped and restored: ${PATHS.length}, different afterwards: 0`)
  })

  it('says what it will change, by name, and changes only that', async () => {
    const before = content(await everything())
    const file = await readBackup(await exported())
    expect(await planFile(file)).toEqual({ changes: [], states: [], sequences: [] })
    await store({
      [MEMBER]: { ...valid(MEMBER), name: 'renamed' },
      'team/later': { ...valid(MEMBER), id: 'later', name: 'new here' },
      [VIDEOS]: { ...valid(VIDEOS), videos: [] },
      [`${PRODUCT}/pictures/${PICTURE}`]: null,
    })
    const plan = await planFile(file)
    expect(plan.changes).toEqual([
      { kind: 'videos', name: 't', change: 'added' },
      { kind: 'team', name: 'n', change: 'changed' },
      { kind: 'products', name: 'n', change: 'changed' },
      { kind: 'team', name: 'new here', change: 'removed' },
    ])
    expect(await carryOut(plan)).toEqual({ restored: 4, refused: [] })
    expect(content(await everything())).toEqual(before)
  })

  it('of the first format restores, and its pictures get their names', async () => {
    const { picture: _, ...plain } = valid(PRODUCT)
    const [video] = valid(VIDEOS)['videos'] as object[]
    await wipe()
    await store({
      [PRODUCT]: plain,
      [`${PRODUCT}/pictures/full`]: { image: IMAGE, updatedAt: DATE },
      [VIDEOS]: {
        ...valid(VIDEOS),
        videos: [
          { ...video, picture: 5 },
          { ...video, id: '2', picture: 6 },
        ],
      },
      [`${VIDEOS}/pictures/1`]: { image: IMAGE, updatedAt: DATE },
    })
    const now = await exported()
    // What the first format contained: the number of a picture, and pictures by their former names.
    const file = await changed(now, (backup) => {
      delete backup['formatVersion']
      delete fieldsIn(backup, PRODUCT)['picture']
      fieldsIn(backup, VIDEOS)['videos'] = [
        { ...video, picture: 5 },
        { ...video, id: '2', picture: 6 },
      ]
      for (const document of backup.documents)
        document.path = document.path.replace(PICTURE, document.path.startsWith('products') ? 'full' : '1')
      const { format, ...rest } = { ...backup }
      for (const key of Object.keys(backup)) Reflect.deleteProperty(backup, key)
      Object.assign(backup, { format, version: 1, ...rest })
    })
    expect((await readBackup(file)).isIntact).toBe(true)
    expect((await planFile(await readBackup(file))).changes).toEqual([])
    await store({ [PRODUCT]: null, [VIDEOS]: null })
    expect((await restore(file)).refused).toEqual([])
    expect(await owner.get(PRODUCT)).toEqual({ ...valid(PRODUCT), updatedAt: expect.any(Date) as Date })
    expect(await owner.get(`${PRODUCT}/pictures/${PICTURE}`)).toMatchObject({ image: IMAGE })
    expect((await owner.get(VIDEOS))?.['videos']).toMatchObject([{ picture: PICTURE }, { id: '2' }])
    expect(await owner.get(`${VIDEOS}/pictures/${PICTURE}`)).toMatchObject({ image: IMAGE })
  })

  it('restores the rest where the rules refuse a document, and names it with the reason', async () => {
    const before = content(await everything())
    const file = await changed(await exported(), (backup) => {
      fieldsIn(backup, MEMBER)['icon'] = 'Skull'
      fieldsIn(backup, 'settings/centre')['city'] = [['a list in a list']]
      fieldsIn(backup, 'director-photos/main-director-photo')['photoBase64'] = 'x'.repeat(1_100_000)
    })
    await wipe()
    const { restored, refused } = await restore(file)
    expect(restored).toBe(5)
    expect(new Set(refused.map(({ name, reason }) => `${name.kind} ${reason}`))).toEqual(
      new Set(['team denied', 'settings invalid', 'director-photos too-large']),
    )
    const after = content(await everything())
    for (const path of [MEMBER, 'settings/centre', 'director-photos/main-director-photo']) before.delete(path)
    expect(after).toEqual(before)
  })

  it('that was changed or cut deletes nothing, and keeps the details that it lacks (decisions 142, 161)', async () => {
    const without = (path: string, isSigned: boolean) =>
      exported().then((file) =>
        changed(
          file,
          (backup) => {
            backup.documents = backup.documents.filter((one) => !one.path.startsWith(path))
            Reflect.deleteProperty(backup.counts, path.split('/')[0] ?? '')
          },
          isSigned,
        ),
      )
    const [cut, whole, older] = [
      await without('team', false),
      await without('team', true),
      await without('settings', true),
    ]
    expect((await planFile(await readBackup(older))).changes).toEqual([])
    expect((await planFile(await readBackup(cut))).changes).toEqual([])
    expect((await planFile(await readBackup(whole))).changes).toEqual([{ kind: 'team', name: 'n', change: 'removed' }])
  })

  it('is refused when nothing in it can be sent, and damaged entries are named', async () => {
    const text = await (await exported()).text()
    const problems = await Promise.all(
      ['', 'hello', '{}', text.slice(0, -9), text.replace('"formatVersion":2', '"formatVersion":3')].map((one) =>
        readBackup(new Blob([one])).catch((error: unknown) => (error as { problem: string }).problem),
      ),
    )
    expect(problems).toEqual(['not-a-backup', 'not-a-backup', 'not-a-backup', 'damaged', 'newer'])
    const damaged = await changed(await exported(), (backup) => {
      backup.documents.push(
        { path: 'admins/a', fields: {} },
        { path: MEMBER, fields: {} },
        { path: PRODUCT.slice(0, -1), fields: 'text' as never },
      )
    })
    const read = await readBackup(damaged)
    expect([...read.damaged.keys()].sort()).toEqual(['#12', 'admins/a', MEMBER].sort())
    // A damaged document stays as it is stored.
    expect((await planFile(read)).changes).toEqual([])
  })

  it('leaves out by name what it cannot hold', async () => {
    const { writing } = await import('../../src/data/client/firebase')
    const { sdk, db } = await writing()
    await owner.put('admins/other', {})
    await store({ 'team/strange': { ...valid(MEMBER), id: 'strange', name: 'strange' } })
    const body = { fields: { title: { geoPointValue: { latitude: 1, longitude: 1 } } } }
    const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
    const path = sdk.doc(db, 'team/strange')
    const name = `projects/${path.firestore.app.options.projectId}/databases/(default)/documents/team/strange`
    await fetch(`http://${host}/v1/${name}?updateMask.fieldPaths=title`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await exportBackup()).left).toEqual([{ kind: 'team', name: 'strange' }])
  })
})

describe('everything since a time (P21; decision 156)', () => {
  beforeEach(async () => {
    await signedInBackend()
    await store({
      ...products(6),
      ...member(1),
      ...member(2),
      ...member(3),
      ...VALID,
      [MEMBER]: { ...valid(MEMBER), order: 4 },
      [PRODUCT]: null,
    })
  })

  it('comes back from the history alone, and from a file alone: the drill', async () => {
    const before = content(await everything())
    const file = await exported()
    const since = new Date()
    const destroy = async () => {
      const over = { revision: newRevision(), over: 'any' } as const
      for (const n of [2, 4]) await moveProduct(idOf(n), 6)
      for (const n of [1, 3, 5]) await renameProduct(idOf(n), `renamed ${n}`)
      await addProduct({ id: idOf(9), image: picture(), full: picture(900), name: 'added' }, String)
      await moveProduct(idOf(9), 1)
      await moveTeamMember('m1', 3, [])
      for (const n of [6, 1, 3, 2, 5, 4]) await removeProduct(idOf(n))
      for (const n of [2, 3, 1]) await removeTeamMember(`m${n}`)
      await saveVideos([], over)
      await saveDirector({ name: 'x', titles: [], credentials: [], highlights: [] }, over)
      await setDirectorPhoto({ photoBase64: picture(300, 'jpeg'), portrait: '' })
    }
    await destroy()
    expect(await names()).toEqual(['1 added'])
    const start = Date.now()
    expect((await carryOut(await planSince(since))).refused).toEqual([])
    const seconds = (Date.now() - start) / 1_000
    expect(content(await everything())).toEqual(before)
    expect(await planSince(since)).toEqual({ changes: [], states: [], sequences: [] })
    await destroy()
    expect((await restore(file)).refused).toEqual([])
    expect(content(await everything())).toEqual(before)
    reportFigure(
      `the drill: ${before.size} documents deleted, renamed and moved; from the history alone in ${seconds.toFixed(1)} s and from a file alone: 0 differences`,
    )
  })

  it('leaves what was done before, and what was added since goes', async () => {
    await renameProduct(idOf(1), 'kept')
    const before = content(await everything())
    const [version] = (await getVersions()).versions
    const since = new Date(Number(version?.at) + 1)
    await addProduct({ id: idOf(9), image: picture(), full: picture(900), name: 'added' }, String)
    await renameProduct(idOf(2), 'changed')
    const plan = await planSince(since)
    expect(plan.changes).toEqual([
      { kind: 'products', name: 'p2', change: 'changed' },
      { kind: 'products', name: 'added', change: 'removed' },
    ])
    await carryOut(plan)
    expect(content(await everything())).toEqual(before)
  })

  it('begins with the change of that very moment, as an entry of the history asks for it', async () => {
    await renameProduct(idOf(1), 'x')
    const [version] = (await getVersions()).versions
    expect((await planSince(version?.at ?? DATE)).changes).toEqual([
      { kind: 'products', name: 'p1', change: 'changed' },
    ])
  })

  it('gives the others their places where a hidden product was shown again', async () => {
    await hideProduct(idOf(2))
    const before = content(await everything())
    const since = new Date()
    await moveProduct(idOf(6), 1)
    const hidden = (await getProducts()).find(({ id }) => id === idOf(2))
    if (!hidden) throw new Error('The hidden product is gone')
    await showProduct(hidden)
    expect((await carryOut(await planSince(since))).refused).toEqual([])
    expect(content(await everything())).toEqual(before)
  })

  it('brings nothing back that was added and deleted again', async () => {
    const since = new Date()
    await addProduct({ id: idOf(9), image: picture(), full: picture(900), name: 'added' }, String)
    await removeProduct(idOf(9))
    expect(await planSince(since)).toEqual({ changes: [], states: [], sequences: [] })
  })

  it('comes back whole when it is longer than a page of the history', async () => {
    const count = VERSIONS_PAGE * 2 + 1
    const since = new Date(Date.now() - 1_000)
    const all = Array.from({ length: count }, (_, n) => `m${100 + n}`)
    const fields = (id: string, name: string) => ({ ...valid(MEMBER), id, name })
    await store(
      Object.fromEntries(
        all.flatMap((id): [string, StoredFields][] => [
          [`team/${id}`, fields(id, 'changed')],
          [`versions/team_${id}_1`, { path: `team/${id}`, at: new Date(), by: ADMIN.email, fields: fields(id, 'n') }],
        ]),
      ),
    )
    expect((await planSince(since)).changes).toHaveLength(count)
  })

  it('takes back a move by one entry, and then moves it again by the next', async () => {
    const before = await names()
    await moveProduct(idOf(5), 1)
    const moved = await names()
    const [version] = (await getVersions()).versions
    const plan = await planVersion(version?.id ?? '')
    expect(plan.changes).toEqual([{ kind: 'products', name: '', change: 'ordered' }])
    await carryOut(plan)
    expect(await names()).toEqual(before)
    const [undone] = (await getVersions()).versions
    await carryOut(await planVersion(undone?.id ?? ''))
    expect(await names()).toEqual(moved)
  })

  it('goes on after an interruption, and comes to the same end', async () => {
    const before = content(await everything())
    const since = new Date()
    for (const n of [1, 2, 3, 4]) await removeProduct(idOf(n))
    for (const n of [5, 6]) await renameProduct(idOf(n), 'x')
    let steps = 0
    const stop = (done: number) => {
      steps = done
      if (done === 1) throw new TypeError('The page was closed')
    }
    await expect(carryOut(await planSince(since), stop)).rejects.toThrow('closed')
    const rest = await planSince(since)
    // Those that were under way may have finished; none was started.
    expect(steps).toBeLessThanOrEqual(RESTORES_AT_ONCE)
    expect(rest.states.length).toBeLessThan(6)
    expect((await carryOut(rest)).refused).toEqual([])
    expect(content(await everything())).toEqual(before)
  })

  it('comes back although entries of the history are not ours, and names what is refused', async () => {
    const since = new Date(Date.now() - 1_000)
    await renameProduct(idOf(1), 'x')
    const at = new Date()
    const fields = { ...valid(MEMBER), id: 'm9', icon: 'Skull', name: 'Skull' }
    await store({
      'versions/bad': { path: 'a/b/c', at, by: ADMIN.email, fields: { name: 'x' } },
      'versions/team_m9_1': { path: 'team/m9', at, by: ADMIN.email, fields },
    })
    expect((await carryOut(await planSince(since))).refused).toEqual([
      { name: { kind: 'team', name: 'Skull' }, reason: 'denied' },
    ])
    expect((await owner.get(`products/${idOf(1)}`))?.['name']).toBe('p1')
  })
})

const MOVES = 5
it('60 products come back from a file while somebody moves others, by itself (P5)', async () => {
  await signedInBackend()
  await store(products(60))
  const before = await names()
  const file = await exported()
  const ids = Array.from({ length: 60 }, (_, n) => idOf(n + 1))
  await store(
    Object.fromEntries(
      await Promise.all(
        ids.map(async (id, n) => {
          const fields = await owner.get(`products/${id}`)
          return [`products/${id}`, n % 3 === 0 ? null : { ...fields, name: 'x', order: 60 - n }] as const
        }),
      ),
    ),
  )
  const plan = await planFile(await readBackup(file))
  // A move after the last step of the restore would be a change of its own.
  const somebody = async () => {
    for (let n = 0; n < MOVES; n += 1) await moveProduct(idOf(2 + ((n * 7) % 50)), 1 + ((n * 11) % 30))
  }
  let [finished, total] = [0, 0]
  const progress = (done: number, all: number) => ([finished, total] = [done, all])
  const [{ refused }] = await Promise.all([carryOut(plan, progress), somebody()])
  expect(refused).toEqual([])
  expect(finished).toBe(plan.states.length + 1)
  expect(total).toBe(finished)
  expect(await names()).toEqual(before)
  reportFigure(`60 products from a file during ${MOVES} moves by somebody else: 0 differences`)
}, 120_000)
