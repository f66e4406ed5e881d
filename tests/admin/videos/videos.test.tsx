import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  cleanVideosForm,
  countChanges,
  duplicateOf,
  moved,
} from '../../../src/admin/videos/edited-videos'
import { videosErrors } from '../../../src/admin/videos/video-errors'
import { VideosForm } from '../../../src/admin/videos/videos-form'
import { admin } from '../../../src/copy/admin'
import { listWords } from '../../../src/copy/admin-list'
import { adminVideos as words } from '../../../src/copy/admin-videos'
import { newVideo, readVideos, type VideoFields } from '../../../src/data/store/videos'
import { LINK_MAX_CHARS, VIDEOS_MAX } from '../../../src/limits'
import { AddVideo } from '../../helpers/add-video'
import { buttonNamed, choose, fill, InDashboard, press, showForm } from '../../helpers/show-form'
import { chooseSlowPicture, expectSaveToWait } from '../../helpers/slow-picture'

const video = (id: string, part: Partial<VideoFields> = {}): VideoFields => ({
  id,
  title: `t${id}`,
  url: `https://youtu.be/${id.padEnd(11, 'x')}`,
  description: '',
  duration: '',
  createdAt: '2024-01-01T00:00:00.000Z',
  image: '',
  ...part,
})
const list = [video('a'), video('b', { hidden: true }), video('c'), video('d')]
const ids = (videos: readonly VideoFields[]) => videos.map(({ id }) => id).join('')
const FILM = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'

// Requirement 120
it('a new video has the time as its id and date, or the next free id', () => {
  const fields = { title: 't', url: 'u' }
  expect(newVideo(fields, [], 1_700_000_000_000)).toEqual({
    ...fields,
    description: '',
    duration: '',
    image: '',
    id: '1700000000000',
    createdAt: '2023-11-14T22:13:20.000Z',
  })
  expect(newVideo(fields, [video('1700000000000')], 1_700_000_000_000).id).toBe('1700000000001')
})

it.each([
  ['a', 3, 'cbda'],
  ['d', 1, 'dbac'],
  ['c', 9, 'abdc'],
  ['x', 1, 'abcd'],
])('moving %s to the position %i keeps hidden videos where they are', (id, position, sequence) => {
  expect(ids(moved(list, id, position))).toBe(sequence)
})

it('the list is in the order of the pages, and what is hidden stays where it stood', () => {
  const stored = (...videos: object[]) => ids(readVideos({ videos }).videos.toReversed())
  expect(
    stored(
      { ...video('a'), order: 1 },
      { ...video('b'), order: 2, hidden: true },
      { ...video('c'), order: 3 },
    ),
  ).toBe('cba')
  const createdAt = '2025-01-01T00:00:00.000Z'
  expect(stored({ ...video('a'), order: 9 }, { ...video('b'), createdAt })).toBe('ba')
})

// Requirement 121
it('the form of videos counts each added, removed and edited video, and a new sequence once', () => {
  expect(countChanges(list, list)).toBe(0)
  expect(countChanges(list, [...list].reverse())).toBe(1)
  expect(countChanges(list, [video('n'), video('a', { title: 'new' }), ...list.slice(2)])).toBe(3)
  const hidden = list.map((one) => ({ ...one, hidden: true as const }))
  expect(countChanges(list, hidden)).toBe(3)
})

it.each([
  [' https://a.example/v.mp4 ', 'https://a.example/v.mp4'],
  ['http://a.example/v.mp4', 'https://a.example/v.mp4'],
  ['youtu.be/eRsGyueVLvQ', FILM],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])(
  'a cleaned video has the link %s as %s, trimmed texts, and a length in Latin digits',
  (typed, url) => {
    const { videos } = cleanVideosForm({
      videos: [video('a', { title: ' t ', url: typed, duration: '٤:٣٠', description: ' ' })],
    })
    expect(videos).toEqual([video('a', { title: 't', url, duration: '4:30' })])
  },
)

it('a duplicate is found behind another form of its link, but not in its own row', () => {
  const film = video('f', { url: FILM })
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ?si=x', [film], null)).toBe(film)
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ', [film], 'f')).toBeNull()
  expect(duplicateOf('x', [film], null)).toBeNull()
})

it('what is invalid is named where it was changed, not where it is stored', () => {
  const broken = video('a', { title: ' ', url: 'javascript:alert(1)', duration: '4:3' })
  expect(videosErrors([], [broken]).map(({ name }) => name)).toEqual([
    'a.url',
    'a.title',
    'a.duration',
  ])
  expect(videosErrors([broken], [broken])).toEqual([])
  const long = video('a', { url: `https://a.example/${'x'.repeat(LINK_MAX_CHARS)}` })
  expect(videosErrors([], [long])).toMatchObject([{ message: words.refused['too-long'] }])
  const full = Array.from({ length: VIDEOS_MAX + 1 }, (_, index) => video(`v${index}`))
  expect(videosErrors(full, full)).toMatchObject([{ message: words.bar.tooMany(VIDEOS_MAX) }])
  expect(videosErrors(full.slice(1), full.slice(1))).toEqual([])
})

/** Shows the form of a new video, and pastes a link. */
async function show(link: string) {
  const onSubmit = vi.fn()
  const { user } = showForm(
    <AddVideo onSubmit={onSubmit} title="" list={[video('f', { url: FILM })]} />,
  )
  const submit = screen.getByRole('button', { name: words.add.submit })
  expect(submit).toBeDisabled()
  expect(screen.queryByLabelText(words.labels.title)).toBeNull()
  await user.click(screen.getByLabelText(words.labels.url))
  await user.paste(link)
  const name = (title: string) => user.type(screen.getByLabelText(words.labels.title), title)
  return { user, onSubmit, name, submit }
}

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'يوتيوب'],
  ['https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRs/view', 'جوجل درايف'],
  ['https://fb.watch/aB3dE5gH7j/', 'فيسبوك'],
  ['https://cdn.example.org/a.mp4', 'رابط مباشر'],
  ['javascript:alert(1)', 'رابط غير مقبول'],
  ['https://youtu.be/eRsGyueVLvQ?si=x', words.duplicate('tf')],
])('the form of a new video says of %s «%s»', async (link, text) => {
  await show(link)
  expect(screen.getByText(text)).toBeVisible()
})

// Requirement 119
it('the button that adds a video is off without title and link, and refuses a broken length', async () => {
  const { user, name, submit, onSubmit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('   ')
  expect(submit).toBeDisabled()
  await name('x')
  await user.click(screen.getByText(words.add.details))
  const duration = screen.getByLabelText(new RegExp(words.labels.duration))
  await user.type(duration, '4:3')
  expect(duration).toBeValid()
  await user.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(duration).toBeInvalid()
  await user.type(duration, '0')
  expect(duration).toBeValid()
  await user.click(submit)
  expect(onSubmit).toHaveBeenCalledOnce()
  await user.clear(duration)
  await user.type(duration, '4m')
  expect(screen.getAllByText(words.add.durationError)[0]).toBeVisible()
})

it('the message about a length opens the folded details of a video', async () => {
  const { user, name, submit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('x')
  const details = screen.getByText(words.add.details).closest('details') as HTMLDetailsElement
  details.open = true
  await user.type(screen.getByLabelText(new RegExp(words.labels.duration)), '4:3')
  details.open = false
  await user.click(submit)
  await user.click(screen.getAllByText(words.add.durationError)[0] as Element)
  expect(details.open).toBe(true)
})

it.each([
  ['a description', { description: 'd' }],
  ['a length', { duration: '4:30' }],
  ['a picture', { image: 'data:image/webp;base64,AAAA' }],
])(
  'the details of a video that has %s are shown, and those of one without are folded',
  (_, part) => {
    const isOpen = (fields: Partial<VideoFields>) => {
      showForm(<VideosForm stored={{ videos: [video('a', fields)] }} />)
      choose(listWords.menu('ta'), listWords.edit)
      const { open } = screen.getByText(words.add.details).closest('details') as HTMLDetailsElement
      cleanup()
      return open
    }
    expect([isOpen(part), isOpen({})]).toEqual([true, false])
  },
)

// Requirement 118
it('a cancelled row discards what was typed in it', () => {
  showForm(<VideosForm stored={{ videos: [video('a')] }} />)
  choose(listWords.menu('ta'), listWords.edit)
  fill(words.labels.title, 'new')
  press(words.row.cancel)
  expect(screen.getByRole('article')).toHaveTextContent('ta')
})

it.each([
  ['#new', '', words.add.submit],
  ['#c', video('c').url, words.row.done],
])('the address with %s opens the form of that video', (hash, url, submit) => {
  showForm(<VideosForm stored={{ videos: list }} />, `/?tab=videos${hash}`)
  expect(screen.getByLabelText(words.labels.url)).toHaveValue(url)
  expect(screen.getByText(submit)).toBeInTheDocument()
})

it('a cancelled row keeps what another device has changed in it', () => {
  const { rerender } = showForm(<VideosForm stored={{ videos: [video('a')] }} />)
  choose(listWords.menu('ta'), listWords.edit)
  fill(words.labels.title, 'mine')
  const theirs = { videos: [video('a', { description: 'theirs' })] }
  rerender(
    <InDashboard>
      <VideosForm stored={theirs} />
    </InDashboard>,
  )
  press(words.row.cancel)
  expect(screen.getByRole('article')).toHaveTextContent('theirs')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it('a save waits for the picture of a video that is being prepared', async () => {
  showForm(<VideosForm stored={{ videos: [video('a'), video('b')] }} />)
  choose(listWords.menu('ta'), listWords.edit)
  const failPicture = chooseSlowPicture()
  choose(listWords.menu('tb'), listWords.hide)
  press(admin.save.save)
  await expectSaveToWait(failPicture)
  expect(screen.getByLabelText(words.labels.title)).toBeVisible()
})

it('the list of videos says that it is full instead of taking another one', () => {
  const all = Array.from({ length: VIDEOS_MAX }, (_, index) => video(`v${index}`))
  showForm(<VideosForm stored={{ videos: all.slice(1) }} />)
  expect(buttonNamed(words.add.title)).toBeEnabled()
  expect(screen.queryByText(words.countFull)).toBeNull()
  cleanup()
  showForm(<VideosForm stored={{ videos: all }} />)
  expect(buttonNamed(words.add.title)).toBeDisabled()
  expect(screen.getByText(words.countFull)).toBeVisible()
})
