import { describe, expect, it } from 'vitest'
import { memberFields } from '../../scripts/documents/valid'
import { HOURS_MAX, LINES_MAX, LIST_POSITIONS_MAX, TEAM_MAX, VIDEOS_MAX } from '../../src/limits'
import { storedMember } from '../fixtures/members'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, products, readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

describe('a full list', () => {
  const video = (n: number) => ({
    id: String(n),
    title: `t${n}`,
    url: 'https://youtu.be/abcdefghijk',
    description: '',
    duration: '',
    createdAt: '2024-03-01T10:00:00.000Z',
    image: '',
  })

  it('a list of videos that another device filled is said to be full', async () => {
    const base = { videos: Array.from({ length: VIDEOS_MAX - 1 }, (_, n) => video(n)) }
    await phone.saveVideos(null, base)
    await phone.saveVideos(base, { videos: [...base.videos, video(100)] })
    await expect(
      laptop.saveVideos(base, { videos: [...base.videos, video(101)] }),
    ).rejects.toMatchObject({ reason: 'full' })
  })

  it.each(['titles', 'credentials'] as const)(
    'a list of %s that was filled elsewhere is said to be full',
    async (name) => {
      const lines = (more: string[] = []) => ({
        name: 'n',
        titles: [],
        credentials: [],
        highlights: [],
        [name]: [...Array.from({ length: LINES_MAX - 1 }, (_, n) => `line ${n}`), ...more],
      })
      await phone.saveDirectorTexts(null, lines())
      await phone.saveDirectorTexts(lines(), lines(['phone']))
      await expect(laptop.saveDirectorTexts(lines(), lines(['laptop']))).rejects.toMatchObject({
        reason: 'full',
      })
    },
  )

  const lines = (from: string) => Array.from({ length: LINES_MAX - 5 }, (_, n) => `${from} ${n}`)
  const phones = ['+966512345678 l']
  /** More openings of one day than the form has, as they may be stored by hand. */
  const openOn = (day: number) => ({
    phones,
    hours: Array.from({ length: HOURS_MAX - 5 }, (_, n) => `${day} ${10 + n}:${day}0 ${10 + n}:50`),
  })
  const videosFrom = (first: number) => ({
    videos: Array.from({ length: VIDEOS_MAX - 5 }, (_, n) => ({
      ...video(first + n),
      order: n + 1,
    })),
    images: {},
  })

  it.each([
    {
      path: ['director-texts', 'main-director'],
      first: { titles: lines('a') },
      empty: { titles: [] },
      second: { titles: lines('b') },
    },
    {
      path: ['settings', 'centre'],
      first: openOn(0),
      empty: { phones, hours: [] },
      second: openOn(1),
    },
    {
      path: ['videos', 'main-videos'],
      first: videosFrom(100),
      empty: { videos: [], images: {} },
      second: videosFrom(200),
    },
  ] as const)(
    'a list of $path.0 that does not fit beside newer items is said to be full',
    async ({ path: [name, id], first, empty, second }) => {
      await phone.setDocument(`${name}/${id}`, first)
      const { trace } = await phone.setDocument(`${name}/${id}`, empty)
      await laptop.setDocument(`${name}/${id}`, second)
      await expect(phone.takeBackChange(trace?.id ?? '')).rejects.toMatchObject({ reason: 'full' })
    },
  )

  describe('a team of as many members as its page shows', () => {
    const members = Object.fromEntries(
      Array.from({ length: TEAM_MAX }, (_, n) => [
        `team/m${n}`,
        storedMember(`m${n}`, { order: n + 1 }),
      ]),
    )
    const expectMembers = async (count: number) =>
      expect(await owner.list('team')).toHaveLength(count)

    it('a full team takes no other member', async () => {
      await store(members)
      await expect(phone.saveTeam(null, { new: memberFields() })).rejects.toMatchObject({
        reason: 'full',
      })
      await expectMembers(TEAM_MAX)
    })

    it('a full team takes no deleted and no hidden member back', async () => {
      await store({ ...members, 'team/hidden': storedMember('hidden', { hidden: 1 }) })
      const versionId = await phone.deleteFrom('team', 'm1')
      await laptop.saveTeam(null, { new: memberFields() })
      await expect(phone.takeBackChange(versionId ?? '')).rejects.toMatchObject({ reason: 'full' })
      await expect(
        phone.setHidden('team', { id: 'hidden', isHidden: false }),
      ).rejects.toMatchObject({
        reason: 'full',
      })
      expect((await readSequence('team')).ids).toHaveLength(TEAM_MAX)
    })
  })

  it('a list of more products than it may have can still be moved, hidden and emptied', async () => {
    await store(products(LIST_POSITIONS_MAX + 20))
    const added = { id: idOf(900), image: makeImage(), largeImage: makeImage(500), name: 'n' }
    await expect(phone.addProduct(added, String)).rejects.toMatchObject({
      reason: 'full',
    })
    await phone.moveTo('products', idOf(1), LIST_POSITIONS_MAX + 10)
    await phone.setHidden('products', { id: idOf(5), isHidden: true })
    await phone.deleteFrom('products', idOf(2))
    const { ids, isWhole } = await readSequence('products')
    expect([ids.length, isWhole]).toEqual([LIST_POSITIONS_MAX + 18, true])
  })
})
