import { expect, it, vi } from 'vitest'
import { memberFields } from '../../scripts/documents/valid'
import { defaultCentre, parseCentre, type CentreFields } from '../../src/data/content/centre'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { cleanDirectorTexts } from '../../src/data/store/director'
import type { SaveForm } from '../../src/data/store/save'
import { parseVideosForEditing, type VideoFields } from '../../src/data/store/videos'
import type { Clashes } from '../../src/lib/merge'
import { makeImage, owner } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import { readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

const director = cleanDirectorTexts({
  name: 'n',
  titles: ['a', 'b', 'c'],
  credentials: ['x'],
  highlights: [],
})
const video = (id: string, more: Partial<VideoFields> = {}): VideoFields => ({
  id,
  title: id,
  url: 'https://youtu.be/abcdefghijk',
  description: '',
  duration: '',
  createdAt: '2024-03-01T10:00:00.000Z',
  image: '',
  ...more,
})
const CENTRE_FIELDS = {
  ...defaultCentre,
  phones: [{ label: 'l', number: '+966512345678' }],
  whatsapp: '966512345678',
}
const opening = (opens: string, closes: string) => ({ days: [0], opens, closes })
const readVersions = async () =>
  (await owner.list('versions')).filter(({ data }) => !data['isAddition'])

it('two devices that save 12 times at once keep both fields, and the history every state', async () => {
  await phone.saveDirectorTexts(null, director)
  const rounds = Array.from({ length: 6 }, (_, n) => n + 1)
  const [mine, theirs] = [rounds.map((n) => `n${n}`), rounds.map((n) => `c${n}`)]
  await Promise.all([
    ...mine.map((name) => phone.saveDirectorTexts(director, { ...director, name })),
    ...theirs.map((line) =>
      laptop.saveDirectorTexts(director, { ...director, credentials: ['x', line] }),
    ),
  ])
  const stored = await owner.get(DIRECTOR_TEXTS_PATH)
  expect(mine).toContain(stored?.['name'])
  expect(new Set(stored?.['credentials'] as string[])).toEqual(new Set(['x', ...theirs]))
  expect((await readVersions()).length).toBe(12)
})

it('the later of two saves of a field wins and names it; the history keeps the earlier one', async () => {
  await phone.saveDirectorTexts(null, director)
  await phone.saveDirectorTexts(director, { ...director, name: 'phone' })
  const saved = await laptop.saveDirectorTexts(director, {
    ...director,
    name: 'laptop',
    titles: ['a'],
  })
  expect(saved).toMatchObject({ value: { name: 'laptop', titles: ['a'] }, clashes: ['name'] })
  expect(
    (await readVersions()).map(({ data }) => (data['fields'] as { name: string }).name),
  ).toContain('phone')
})

it('a line is stored without the sign by which the rules separate texts', async () => {
  const saved = await phone.saveDirectorTexts(null, { ...director, titles: ['a ␞b', '␞'] })
  expect(saved.value.titles).toEqual(['a b'])
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject({ titles: ['a b'] })
})

it('two devices keep each line of a list of texts', async () => {
  await phone.saveDirectorTexts(null, director)
  await Promise.all([
    phone.saveDirectorTexts(director, { ...director, titles: ['a', 'b phone', 'c', 'p'] }),
    laptop.saveDirectorTexts(director, { ...director, titles: ['a', 'b', 'c laptop', 'l'] }),
  ])
  const titles = (await owner.get(DIRECTOR_TEXTS_PATH))?.['titles'] as string[]
  expect(new Set(titles)).toEqual(new Set(['a', 'b phone', 'c laptop', 'p', 'l']))
  expect(titles[0]).toBe('a')
})

it('two devices keep each video, each field of it and its image', async () => {
  const [third, changed] = [
    video('3', { image: makeImage(300) }),
    video('3', { image: makeImage(310) }),
  ]
  const [mine, theirs] = [video('p'), video('l', { image: makeImage(320) })]
  const base = { videos: [video('1'), video('2'), third] }
  await phone.saveVideos(null, base)
  await Promise.all([
    phone.saveVideos(base, { videos: [third, video('1', { title: 'phone' }), video('2'), mine] }),
    laptop.saveVideos(base, { videos: [video('1', { duration: '1:00' }), changed, theirs] }),
  ])
  const stored = (await owner.get(VIDEOS_PATH)) ?? {}
  const { videos } = parseVideosForEditing(stored)
  const expected = [changed, video('1', { title: 'phone', duration: '1:00' }), mine, theirs]
  expect(new Map(videos.map((each) => [each.id, each]))).toEqual(
    new Map(expected.map((each) => [each.id, each])),
  )
  expect(videos.findIndex(({ id }) => id === '3')).toBeLessThan(
    videos.findIndex(({ id }) => id === '1'),
  )
  expect((stored['videos'] as { order: number }[]).map(({ order }) => order)).toEqual([1, 2, 3, 4])
})

it('two devices keep their changes in rows of one list of the details of the centre', async () => {
  const phones = ['+966512345678', '+966112345678'].map((number) => ({ number, label: '' }))
  const weekdays = { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '17:00' }
  const base = { ...defaultCentre, phones, whatsapp: '966512345678', hours: [weekdays] }
  await phone.saveCentre(null, base)
  const friday = { days: [5], opens: '10:00', closes: '12:00' }
  const [first = { number: '', label: '' }, second = first] = phones
  await Promise.all([
    phone.saveCentre(base, {
      ...base,
      phones: [{ ...first, label: 'phone' }, second],
      hours: [weekdays, friday],
    }),
    laptop.saveCentre(base, {
      ...base,
      phones: [first, { ...second, label: 'laptop' }],
      hours: [{ ...weekdays, days: [0, 1, 2, 3] }],
    }),
  ])
  expect(await owner.get(CENTRE_PATH)).toMatchObject({
    phones: ['+966512345678 phone', '+966112345678 laptop'],
    hours: ['0123 09:00 17:00', '5 10:00 12:00'],
  })
})

it('a highlight keeps the text of one device and the colour of the other', async () => {
  const highlight = { text: 'h', color: 'text-primary' } as const
  const base = { ...director, highlights: [highlight, { ...highlight, text: 'other' }] }
  await phone.saveDirectorTexts(null, base)
  const [first = highlight, second = highlight] = base.highlights
  await phone.saveDirectorTexts(base, { ...base, highlights: [{ ...first, text: 'mine' }, second] })
  const theirs = [{ ...first, color: 'text-accent' as const }, second]
  await laptop.saveDirectorTexts(base, { ...base, highlights: theirs })
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject({
    highlights: [{ text: 'mine', color: 'text-accent' }, { text: 'other' }],
  })
})

it('two devices keep their changes of different details of the centre', async () => {
  const base = CENTRE_FIELDS
  await phone.saveCentre(null, base)
  const day = opening('09:00', '17:00')
  await Promise.all([
    phone.saveCentre(base, { ...base, city: 'phone', hours: [day] }),
    laptop.saveCentre(base, {
      ...base,
      partners: [{ id: 'p1', name: 'laptop', logo: '' }],
    }),
  ])
  expect(await owner.get(CENTRE_PATH)).toMatchObject({
    city: 'phone',
    hours: ['0 09:00 17:00'],
    partners: ['p1 - laptop'],
    phones: ['+966512345678 l'],
  })
})

it('a save that is repeated because its answer was lost writes nothing', async () => {
  const changed = { ...director, name: 'changed' }
  for (let attempt = 1; attempt <= 2; attempt += 1) await phone.saveDirectorTexts(null, director)
  for (let attempt = 1; attempt <= 3; attempt += 1) await phone.saveDirectorTexts(director, changed)
  expect(await readVersions()).toHaveLength(1)
  // Control: another change is one more.
  await phone.saveDirectorTexts(changed, { ...changed, name: 'more' })
  expect(await readVersions()).toHaveLength(2)
})

it('a save of a document that was deleted is refused by name, and may be stored as new', async () => {
  await phone.saveDirectorTexts(null, director)
  await owner.delete(DIRECTOR_TEXTS_PATH)
  const changed = { ...director, name: 'changed' }
  await expect(laptop.saveDirectorTexts(director, changed)).rejects.toMatchObject({
    reason: 'gone',
    paths: [DIRECTOR_TEXTS_PATH],
  })
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toBeNull()
  await laptop.saveDirectorTexts(null, changed)
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject(changed)
})

it('a video is stored without the details that are empty', async () => {
  const base = { videos: [video('1', { description: 'd', image: makeImage(300) })] }
  await phone.saveVideos(null, base)
  await phone.saveVideos(base, { videos: [video('1')] })
  const { description: _, duration: __, image: ___, ...filled } = video('1')
  expect(await owner.get(VIDEOS_PATH)).toEqual({
    videos: [{ ...filled, order: 1 }],
    images: {},
    updatedAt: expect.any(Date) as Date,
  })
})

it('a save names no clash where another hand only changed the sequence of the hours', async () => {
  const [morning, evening] = [opening('09:00', '12:00'), opening('16:00', '20:00')]
  const base = { ...CENTRE_FIELDS, hours: [morning, evening] }
  await phone.saveCentre(null, base)
  const stored = (await owner.get(CENTRE_PATH)) ?? {}
  await owner.put(CENTRE_PATH, { ...stored, hours: [...(stored['hours'] as string[])].reverse() })
  const mine = { ...base, hours: [morning] }
  expect((await phone.saveCentre(base, mine)).clashes).toEqual([])
  expect(await owner.get(CENTRE_PATH)).toMatchObject({ hours: ['0 09:00 12:00'] })
})

it('a save of the team stores the other members before it names the deleted ones', async () => {
  const team = {
    a: memberFields({ name: 'a' }),
    b: memberFields({ name: 'b' }),
    c: memberFields({ name: 'c' }),
  }
  await phone.saveTeam({}, team)
  // The answer was lost.
  await phone.saveTeam({}, team)
  expect(await readSequence('team')).toEqual({ ids: ['a', 'b', 'c'], isWhole: true })
  await laptop.deleteFrom('team', 'a')
  await laptop.deleteFrom('team', 'c')
  const mine = {
    a: { ...team.a, title: 'mine' },
    b: { ...team.b, title: 'mine' },
    c: { ...team.c, title: 'mine' },
    d: memberFields({ name: 'd' }),
  }
  await expect(phone.saveTeam(team, mine)).rejects.toMatchObject({ paths: ['team/a', 'team/c'] })
  expect(await readSequence('team')).toEqual({ ids: ['b', 'd'], isWhole: true })
  expect(await owner.get('team/b')).toMatchObject({ title: 'mine' })
})

// `saveTeam` saves a new member after its addition: another device may delete it in between.
it('a save alone does not add a member, which would have no position', async () => {
  const save = phone.saverOf({ path: 'team/a', parse: () => null, clean: (value) => value })
  await expect(save(null, memberFields())).rejects.toMatchObject({ reason: 'gone' })
  expect(await owner.list('team')).toEqual([])
})

it('the team names the field of the member in which something was replaced', async () => {
  const team = { a: memberFields({ name: 'a' }), b: memberFields({ name: 'b' }) }
  await phone.saveTeam({}, team)
  await laptop.saveTeam(team, { ...team, a: { ...team.a, title: 'laptop' } })
  const mine = { a: { ...team.a, title: 'phone' }, b: { ...team.b, title: 'phone' } }
  expect((await phone.saveTeam(team, mine)).clashes).toEqual(['a.title'])
})

const closedDays = (note: string) => ({
  from: '2026-12-08',
  to: '2026-12-12',
  opens: '',
  closes: '',
  note,
})

it.each<
  [what: string, name: 'phones' | 'exceptions' | 'hours', lists: [object[], object[], object[]]]
>([
  [
    'no telephone',
    'phones',
    [
      [
        { number: '+966512345671', label: 'a' },
        { number: '+966512345672', label: 'b' },
      ],
      [{ number: '+966512345671', label: 'a' }],
      [{ number: '+966512345672', label: 'b' }],
    ],
  ],
  [
    'the same special days twice',
    'exceptions',
    [[], [closedDays('phone')], [closedDays('laptop')]],
  ],
  [
    'hours that overlap',
    'hours',
    [[], [opening('22:00', '03:00')], [{ ...opening('02:00', '05:00'), days: [1] }]],
  ],
])(
  'two devices that would leave %s: the later list is stored, and named',
  async (_, name, lists) => {
    const [base, theirs, mine] = lists.map((list) => ({ ...CENTRE_FIELDS, [name]: list })) as [
      CentreFields,
      CentreFields,
      CentreFields,
    ]
    await phone.saveCentre(null, base)
    await phone.saveCentre(base, theirs)
    const { value, clashes } = await laptop.saveCentre(base, { ...mine, city: 'laptop' })
    expect([value[name], clashes]).toEqual([mine[name], [name]])
    expect(parseCentre((await owner.get(CENTRE_PATH)) ?? {}, 'centre')).toMatchObject({
      [name]: mine[name],
      city: 'laptop',
    })
  },
)

it('a save of the team tells what it has replaced though a later member fails', async () => {
  const team = { a: memberFields({ name: 'a' }), b: memberFields({ name: 'b' }) }
  await phone.saveTeam({}, team)
  await laptop.saveTeam(team, { ...team, a: { ...team.a, title: 'laptop' } })
  await laptop.deleteFrom('team', 'b')
  const mine = { a: { ...team.a, title: 'phone' }, b: { ...team.b, title: 'phone' } }
  const onPartStored = vi.fn()
  await expect(phone.saveTeam(team, mine, { onPartStored })).rejects.toMatchObject({
    paths: ['team/b'],
  })
  expect(onPartStored).toHaveBeenCalledExactlyOnceWith(['a.title'])
})

/** Saves a value, then a change whose answer is lost, and then another change of the first value. */
async function saveAfterLost<V>(
  save: (...parameters: Parameters<SaveForm<V>>) => Promise<{ clashes: Clashes }>,
  base: V | null,
  change: (name: string) => V,
) {
  const lost = change('lost')
  if (base) await save(null, base)
  await save(base, lost)
  return save(base, change('newer'), { earlier: [lost] })
}
const memberNamed = (name: string) => ({ m: memberFields({ name }) })
const photoNamed = (name: string) => ({
  photoBase64: makeImage(300, 'jpeg', name[0]?.toUpperCase()),
})

it.each([
  [
    'the director',
    () => saveAfterLost(phone.saveDirectorTexts, director, (name) => ({ ...director, name })),
  ],
  [
    'the centre',
    () => saveAfterLost(phone.saveCentre, CENTRE_FIELDS, (city) => ({ ...CENTRE_FIELDS, city })),
  ],
  ['a photo', () => saveAfterLost(phone.savePhoto, photoNamed('a'), photoNamed)],
  ['a member', () => saveAfterLost(phone.saveTeam, memberNamed('n'), memberNamed)],
  ['a new member', () => saveAfterLost(phone.saveTeam, null, memberNamed)],
])('a save of %s is no clash with the one before it whose answer was lost', async (_, save) => {
  expect((await save()).clashes).toEqual([])
})

it('a line that is corrected after a lost answer stays one line', async () => {
  const lost = { ...director, titles: ['a', 'b', 'c', 'lost'] }
  await phone.saveDirectorTexts(null, director)
  await phone.saveDirectorTexts(director, lost)
  await laptop.saveDirectorTexts(lost, { ...lost, titles: ['theirs', ...lost.titles] })
  const newer = { ...director, titles: ['a', 'b', 'c', 'newer'] }
  const { value } = await phone.saveDirectorTexts(director, newer, { earlier: [lost] })
  expect(value.titles).toEqual(['theirs', 'a', 'b', 'c', 'newer'])
})
