import { describe, expect, it } from 'vitest'
import {
  countChanges,
  countTyped,
  duplicateOf,
  fieldsOf,
  moved,
  NO_FIELDS,
  NO_FORMS,
  storedUrl,
  videosForm,
  withFields,
  withHidden,
  type OpenForms,
} from '../../src/admin/videos/form'
import type { Video } from '../../src/data/content/videos'
import { newVideo } from '../../src/data/store/edit-videos'

const video = (id: string, order: number | undefined, part: Partial<Video> = {}): Video => ({
  id,
  title: `t${id}`,
  url: `https://youtu.be/${id.padEnd(11, 'x')}`,
  createdAt: '2024-01-01T00:00:00.000Z',
  order,
  ...part,
})
const list = [video('a', 3), video('b', 2), video('c', 1)]
const ids = (videos: readonly Video[]) => videos.map(({ id }) => id).join('')

describe('a new video (120)', () => {
  it('has the id of its time and the highest order + 1', () => {
    const made = newVideo({ title: ' t ', url: ' https://a.example/v.mp4 ', description: ' ' }, list, 1_700_000_000_000)
    expect(made).toEqual({
      id: '1700000000000',
      title: 't',
      url: 'https://a.example/v.mp4',
      createdAt: '2023-11-14T22:13:20.000Z',
      order: 4,
    })
  })

  it('comes before every other video', () => {
    expect(newVideo({ title: 't', url: 'u' }, [video('a', 500), video('b', 2_000)]).order).toBe(2_001)
  })

  it('has the next free id when its millisecond is taken', () => {
    expect(newVideo({ title: 't', url: 'u' }, [video('1700000000000', 1)], 1_700_000_000_000).id).toBe('1700000000001')
  })
})

describe('moving in the local list', () => {
  it('reuses the existing orders', () => {
    expect(moved(list, 2, 0).map(({ id, order }) => [id, order])).toEqual([
      ['c', 3],
      ['a', 2],
      ['b', 1],
    ])
  })

  it('changes only the orders between both positions', () => {
    const gaps = [video('a', 9), video('b', 5), video('c', 1)]
    expect(moved(gaps, 0, 1).map(({ id, order }) => [id, order])).toEqual([
      ['b', 9],
      ['a', 5],
      ['c', 1],
    ])
  })

  it('renumbers a list with missing or repeated orders', () => {
    expect(moved([video('a', undefined), video('b', 1)], 0, 1).map(({ order }) => order)).toEqual([2, 1])
    expect(moved([video('a', 1), video('b', 1)], 0, 1).map(({ order }) => order)).toEqual([2, 1])
  })
})

describe('counting unsaved changes (121)', () => {
  it('counts each added, removed and edited video', () => {
    expect(countChanges(list, list)).toBe(0)
    expect(countChanges(list, [video('d', 4), ...list])).toBe(1)
    expect(countChanges(list, list.slice(1))).toBe(1)
    expect(countChanges(list, [video('a', 3, { title: 'x' }), ...list.slice(1)])).toBe(1)
    expect(countChanges(list, moved(list, 0, 2))).toBe(1)
    expect(countChanges(list, [video('d', 4), ...moved(list.slice(0, 2), 0, 1)])).toBe(3)
  })

  it('counts open forms separately', () => {
    expect(countTyped(NO_FORMS, list)).toBe(0)
    expect(countTyped({ add: NO_FIELDS, rows: {} }, list)).toBe(0)
    expect(
      countTyped(
        {
          add: { ...NO_FIELDS, title: 'x', url: '' },
          rows: {
            a: { ...NO_FIELDS, title: 'ta', url: 'https://youtu.be/axxxxxxxxxx' },
            b: { ...NO_FIELDS, title: '?', url: '' },
          },
        },
        list,
      ),
    ).toBe(2)
  })
})

describe('hiding a video in the local list', () => {
  const hidden = withHidden(list, 'b', true)

  it('is one change, and none once it is undone', () => {
    expect(countChanges(list, hidden)).toBe(1)
    expect(withHidden(hidden, 'b', false)).toEqual(list)
    expect(countChanges(list, withHidden(hidden, 'b', false))).toBe(0)
  })

  it('stays when the video is edited, moved or merged', () => {
    const [, video] = hidden
    expect(video && withFields(video, { ...fieldsOf(video), title: 'x' })).toMatchObject({ title: 'x', hidden: true })
    expect(moved(hidden, 1, 0)[0]).toMatchObject({ id: 'b', hidden: true })
    const theirs = [...list.slice(0, 2), { ...list[2], title: 'x' } as Video]
    expect(videosForm.merge(list, hidden, theirs)).toEqual([...hidden.slice(0, 2), theirs[2]])
    expect(videosForm.merge(list, theirs, hidden)).toEqual([...hidden.slice(0, 2), theirs[2]])
  })

  it('survives in a draft', () => {
    const draft: unknown = JSON.parse(JSON.stringify(videosForm.toDraft({ list: hidden, forms: NO_FORMS })))
    expect(videosForm.fromDraft(draft)?.list.map((video) => video.hidden)).toEqual([undefined, true, undefined])
  })
})

describe('links', () => {
  it.each([
    [' https://www.youtube.com/watch?v=aqz-KE-bpKQ ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['http://youtu.be/aqz-KE-bpKQ?t=9', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=9'],
    ['http://cdn.example.org/a.mp4', 'https://cdn.example.org/a.mp4'],
    // The rules accept only a lower-case scheme.
    ['HTTPS://cdn.example.org/A.mp4', 'https://cdn.example.org/A.mp4'],
  ])('%s is stored as %s', (typed, url) => {
    expect(storedUrl(typed)).toBe(url)
  })

  it('finds the same film behind another form of its link', () => {
    const stored = [video('1', 1, { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })]
    expect(duplicateOf('https://youtu.be/aqz-KE-bpKQ?si=abc', stored, null)?.id).toBe('1')
    expect(duplicateOf('https://youtu.be/aqz-KE-bpKQ', stored, '1')).toBeNull()
    expect(duplicateOf('javascript:alert(1)', stored, null)).toBeNull()
  })

  it('an edit keeps id, date and order, and leaves out what is blank', () => {
    const was = video('a', 3, { description: 'old', duration: '1:00', picture: 'p5' })
    const fields = { ...NO_FIELDS, title: ' n ', url: 'https://a.example/b.mp4', description: ' ' }
    expect(withFields(was, fields)).toEqual({
      id: 'a',
      title: 'n',
      url: 'https://a.example/b.mp4',
      createdAt: was.createdAt,
      order: 3,
    })
    expect(withFields(was, fieldsOf(was))).toEqual(was)
  })

  it('an edit stores the length in Latin digits, and a new picture until it is saved', () => {
    const edited = withFields(video('a', 3, { picture: 'p5' }), {
      ...NO_FIELDS,
      duration: ' ١٢:٠٥ ',
      image: 'data:x',
      picture: 'p5',
    })
    expect(edited).toMatchObject({ duration: '12:05', image: 'data:x', picture: 'p5' })
  })
})

describe('the editor of the list', () => {
  const typedRow = { ...NO_FIELDS, title: 'y', url: 'u' }
  const form = { list, forms: { add: null, rows: {} } }
  const base = { updatedAt: null, videos: [] }

  it('shows the latest video first', () => {
    expect(ids([...videosForm.valueOf({ ...base, videos: [...list].reverse() })])).toBe('abc')
  })

  it('keeps open forms when another list is shown', () => {
    const open = { ...form, forms: { add: typedRow, rows: {} } }
    expect(videosForm.toForm([], open)).toEqual({ list: [], forms: open.forms })
    expect(videosForm.toForm([])).toEqual({ list: [], forms: NO_FORMS })
  })

  it('shows another list while only the form for a new video is filled in', () => {
    const isTouched = (forms: OpenForms) => videosForm.isTouched?.(list, { list, forms })
    expect(isTouched({ add: typedRow, rows: {} })).toBe(false)
    expect(isTouched({ add: null, rows: { a: typedRow } })).toBe(true)
    expect(videosForm.isTouched?.(list, { ...form, list: list.slice(1) })).toBe(true)
  })

  it('counts text in open forms as changes', () => {
    expect(videosForm.countChanges(list, form)).toBe(0)
    expect(videosForm.countChanges(list, { list, forms: { add: typedRow, rows: { a: typedRow } } })).toBe(2)
  })

  it('merges video by video', () => {
    const theirs = [video('d', 4), ...list.slice(0, 2)]
    const mine = [...list.slice(1), video('e', 5)]
    expect(ids([...videosForm.merge(list, mine, theirs)])).toBe('edb')
  })
})

describe('a draft of the list', () => {
  const read = (kept: unknown) => videosForm.fromDraft(JSON.parse(JSON.stringify(kept)))

  it('restores the open forms', () => {
    const form = {
      list,
      forms: { add: { ...NO_FIELDS, title: 'x', url: '' }, rows: { a: { ...NO_FIELDS, title: 'y', url: 'u' } } },
    }
    expect(read(videosForm.toDraft(form))).toEqual(form)
  })

  it('contains no picture that is not saved, and keeps the version of a saved one', () => {
    const stored = [video('a', 1, { picture: 'p5' })]
    const form = {
      list: [video('a', 1, { picture: 'p5', image: 'data:x' })],
      forms: {
        add: { ...NO_FIELDS, title: 'x', image: 'data:x' },
        rows: { a: { ...NO_FIELDS, picture: 'p5', image: 'data:x' } },
      },
    }
    expect(read(videosForm.toDraft(form))).toEqual({
      list: stored,
      forms: { add: { ...NO_FIELDS, title: 'x' }, rows: { a: { ...NO_FIELDS, picture: 'p5' } } },
    })
  })

  it.each([null, 5, 'x', []])('is ignored when it is damaged: %j', (kept) => {
    expect(read(kept)).toBeNull()
  })

  it('skips only unreadable videos', () => {
    const form = read({ list: [{ id: 'a' }, 7], forms: { rows: { a: 3 }, add: [] } })
    expect(form && ids([...form.list])).toBe('a')
    expect(form?.forms).toEqual(NO_FORMS)
  })
})
