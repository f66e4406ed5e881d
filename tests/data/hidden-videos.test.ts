import { beforeEach, describe, expect, it } from 'vitest'
import { storedState } from '../../scripts/check/compare-pages.mjs'
import { makeImage, PATHS, valid, VALID } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { HIDDEN_VIDEOS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { CONTENT, LIST_NAMES } from '../../src/data/entities'
import { parseVideosForEditing, type VideoListFields } from '../../src/data/store/videos'
import { hashOf } from '../../src/lib/hash'
import { HOST, owner, PROJECT, restAs, sendRequest, store } from '../helpers/emulator/backend'
import { restore } from '../helpers/emulator/backups'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import { firstValue } from '../helpers/emulator/sdk'
import { differences, readContent } from '../helpers/emulator/stored-content'

setUpDevices()
beforeEach(async () => {
  await phone.saveVideos(null, LIST)
})

const image = (n: number) => makeImage(300 + n, 'webp', String.fromCharCode(65 + n))
const LIST: VideoListFields = {
  videos: [1, 2, 3].map((n) => ({
    id: `${n}`,
    title: `title ${n}`,
    url: 'https://youtu.be/abcdefghijk',
    description: '',
    duration: '',
    createdAt: '2024-03-01T10:00:00.000Z',
    image: image(n),
  })),
}
const withHidden = (...hidden: string[]): VideoListFields => ({
  videos: LIST.videos.map((video) =>
    hidden.includes(video.id) ? { ...video, hidden: true } : video,
  ),
})
/** The list as the dashboard shows it. */
const readShownList = () =>
  firstValue(phone.subscribeVideosForEditing, (_, { fromCache }) => !fromCache)
const idsIn = (fields: StoredFields | null) =>
  ((fields ?? {})['videos'] as { id: string }[]).map(({ id }) => id)
const hide = async (...ids: string[]) => phone.saveVideos(await readShownList(), withHidden(...ids))
const fetchNewestVersion = async () => (await phone.fetchVersions())[0]
const readPublicState = () =>
  storedState({ projectId: PROJECT, apiKey: 'x', siteUrl: 'https://x.example', emulator: HOST })

/** The documents that a visitor can get, of every collection for which a visitor may ask. */
async function readAsVisitor(): Promise<string> {
  const named = PATHS.map((path) => sendRequest(null, { path: `/${path}` }))
  const listed = Object.keys(CONTENT).map((name) =>
    owner
      .list(name)
      .then((list) => list.map(({ id }) => sendRequest(null, { path: `/${name}/${id}` }))),
  )
  const versions = (await owner.list('versions')).map(({ id }) =>
    sendRequest(null, { path: `/versions/${encodeURIComponent(id)}` }),
  )
  const lists = LIST_NAMES.map((name) =>
    restAs(null)
      .visible(name, 60)
      .then((list) => JSON.stringify(list)),
  )
  const documents = [...named, ...(await Promise.all(listed)).flat(), ...versions]
  const answers = (await Promise.all(documents)).map(({ text }) => text)
  return [...answers, ...(await Promise.all(lists))].join('\n')
}

// Requirement 5
it('a visitor finds neither a hidden video nor its image in any document', async () => {
  await store(Object.fromEntries(Object.entries(VALID).filter(([path]) => path !== VIDEOS_PATH)))
  const traces = ['title 2', image(2), hashOf(image(2))]
  // Control: a visitor finds a visible video.
  for (const trace of traces) expect(await readAsVisitor()).toContain(trace)
  await hide('2')
  const open = await readAsVisitor()
  expect(open).toContain('title 1')
  for (const trace of traces) expect(open).not.toContain(trace)
})

it('a hidden video is stored beside the list with its image; the dashboard shows one list', async () => {
  await hide('2')
  expect(idsIn(await owner.get(VIDEOS_PATH))).toEqual(['1', '3'])
  expect((await owner.get(VIDEOS_PATH))?.['images']).toEqual({ '1': image(1), '3': image(3) })
  expect(idsIn(await owner.get(HIDDEN_VIDEOS_PATH))).toEqual(['2'])
  expect((await owner.get(HIDDEN_VIDEOS_PATH))?.['images']).toEqual({ '2': image(2) })
  expect(await readShownList()).toEqual(withHidden('2'))
})

it('a hidden video is visible again where it stood, and leaves nothing beside the list', async () => {
  const before = await readContent()
  await hide('1', '2', '3')
  await hide()
  expect(differences(before, await readContent())).toEqual([])
  expect(await owner.get(HIDDEN_VIDEOS_PATH)).toBeNull()
})

it('hiding a video and showing it again each change the state of the pages', async () => {
  const states = [await readPublicState()]
  await hide('2')
  states.push(await readPublicState())
  await hide()
  states.push(await readPublicState())
  expect(new Set(states).size).toBe(3)
})

it('a video hidden on one device and changed on another is hidden and changed', async () => {
  const [base, theirs] = [withHidden('2'), withHidden('2')]
  await hide('2')
  await Promise.all([
    phone.saveVideos(base, withHidden('1', '2')),
    laptop.saveVideos(base, {
      videos: theirs.videos.map((video) => (video.id === '2' ? { ...video, title: 'new' } : video)),
    }),
  ])
  const list = (await readShownList())?.videos
  expect(list?.map(({ hidden }) => hidden)).toEqual([true, true, undefined])
  expect(list?.[1]).toMatchObject({ title: 'new', image: image(2) })
})

it('a hidden video that is saved again as it is changes nothing', async () => {
  await hide('2')
  const { length } = await phone.fetchVersions()
  await hide('2')
  expect(await phone.fetchVersions()).toHaveLength(length)
})

it('a hidden video in the list of an earlier release is put beside it by the next save', async () => {
  const fields = (await owner.get(VIDEOS_PATH)) ?? {}
  const videos = (fields['videos'] as StoredFields[]).map((video) => ({ ...video, hidden: true }))
  await owner.put(VIDEOS_PATH, { ...fields, videos })
  expect(await readShownList()).toEqual(withHidden('1', '2', '3'))
  await hide('1', '2')
  expect(idsIn(await owner.get(VIDEOS_PATH))).toEqual(['3'])
  expect(await readShownList()).toEqual(withHidden('1', '2'))
})

describe('the history of hidden videos', () => {
  it('hiding can be undone and redone from the history, with the images', async () => {
    await hide('2')
    const hidden = await readContent()
    const takenBack = await phone.takeBackChange((await fetchNewestVersion())?.id ?? '')
    expect(await readShownList()).toEqual(LIST)
    await phone.takeBackChange(takenBack.trace?.id ?? '')
    expect(differences(hidden, await readContent())).toEqual([])
  })

  it('the history shows one list of videos, before and now', async () => {
    await hide('2')
    await hide('2', '3')
    const { fields } = (await fetchNewestVersion()) ?? {}
    expect(parseVideosForEditing(fields ?? {}).videos.map(({ hidden }) => hidden)).toEqual([
      undefined,
      true,
      undefined,
    ])
    const stored = (await phone.fetchStored([VIDEOS_PATH])).get(VIDEOS_PATH)
    expect(parseVideosForEditing(stored ?? {}).videos.map(({ hidden }) => hidden)).toEqual([
      undefined,
      true,
      true,
    ])
  })

  it('the history brings a deleted hidden video back to its position, with its image', async () => {
    await hide('2')
    const before = await readContent()
    await phone.saveVideos(await readShownList(), {
      videos: LIST.videos.filter(({ id }) => id !== '2'),
    })
    expect(await owner.get(HIDDEN_VIDEOS_PATH)).toBeNull()
    await phone.takeBackChange((await fetchNewestVersion())?.id ?? '')
    expect(differences(before, await readContent())).toEqual([])
  })

  it('the history brings the deleted list of videos back with the hidden ones', async () => {
    await hide('2')
    const before = await readContent()
    const version = await phone.deleteDocument('videos', 'main-videos')
    expect(await readContent()).toEqual(new Map())
    await phone.takeBackChange(version ?? '')
    expect(differences(before, await readContent())).toEqual([])
  })
})

describe('a backup with hidden videos', () => {
  it('a backup has one list of videos, with the hidden ones in it', async () => {
    await hide('2')
    const { documents } = JSON.parse(await (await phone.exportBackup()).text()) as {
      documents: { path: string; fields: StoredFields }[]
    }
    expect(documents.map(({ path }) => path)).toEqual([VIDEOS_PATH])
    expect(idsIn(documents[0]?.fields ?? {})).toEqual(['1', '2', '3'])
  })

  it('a backup of hidden videos has no difference to what is stored', async () => {
    await hide('2')
    const backup = await phone.readBackup(await phone.exportBackup())
    expect(backup && (await phone.readChangesTo(backup))).toEqual([])
  })

  it.each([[[]], [['1', '3']], [['1', '2', '3']]])(
    'a backup of hidden videos comes back after %j were hidden instead',
    async (ids) => {
      await hide('2')
      const [before, file] = [await readContent(), await phone.exportBackup()]
      await hide(...ids)
      expect(await restore(file)).toEqual([])
      expect(differences(before, await readContent())).toEqual([])
    },
  )

  it('a backup of hidden videos comes back after their list was deleted', async () => {
    await hide('2')
    const [before, file] = [await readContent(), await phone.exportBackup()]
    await phone.deleteDocument('videos', 'main-videos')
    expect(await restore(file)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it('the list of videos of a moment comes back, whatever was done to it since', async () => {
    await store({ 'settings/centre': valid('settings/centre') })
    await hide('2')
    const before = await readContent()
    await new Promise((resolve) => setTimeout(resolve, 5))
    const at = new Date()
    await hide('1')
    await hide()
    await phone.saveVideos(await readShownList(), { videos: [] })
    await phone.deleteDocument('videos', 'main-videos')
    await phone.saveVideos(null, withHidden('3'))
    const backup = await phone.readContentAt(at)
    expect(await phone.restoreBackup(backup, await phone.readChangesTo(backup))).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })
})
