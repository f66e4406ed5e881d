import { fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { defaultDirector, director as directorCopy } from '../../src/copy/director'
import { team as copy } from '../../src/copy/team'
import { uiCopy } from '../../src/copy/ui'
import { setBaked } from '../../src/data/pages/baked'
import type { TeamMember } from '../../src/data/content/team'
import type { AsyncState } from '../../src/lib/async-state'
import { COLORS, ICONS } from '../../src/limits'
import { highlightIcon } from '../../src/pages/team/highlights'
import { Members } from '../../src/pages/team/members-section'
import { TeamPage } from '../../src/pages/team/team-page'
import { siteRoutes } from '../../src/routes'
import { paths } from '../../src/paths'
import { expectConsole } from '../console'
import { renderAt, renderUi } from '../render'

const member = (fields: Partial<TeamMember> = {}): TeamMember => ({
  id: 'm1',
  name: 'أخصائية نطق',
  title: 'قسم النطق',
  specialization: 'تأخّر اللغة',
  image: 'data:image/webp;base64,AAAA',
  credentials: ['أولى', 'ثانية'],
  icon: 'Heart',
  color: 'text-accent',
  order: 1,
  createdAt: null,
  updatedAt: null,
  ...fields,
})
const show = (live: AsyncState<TeamMember[]>, onRetry: () => void = () => undefined) =>
  renderUi(<Members state={live} onRetry={onRetry} />)

describe('the members', () => {
  it('are announced while they load', () => {
    show({ status: 'loading' }) // 63
    expect(screen.getByRole('status')).toHaveTextContent(copy.loading)
  })

  it('can be empty', () => {
    show({ status: 'ready', value: [] }) // 63
    expect(screen.getByRole('heading')).toHaveTextContent('لم يُضف أعضاء الفريق بعد')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  })

  it('show every stored field', () => {
    show({ status: 'ready', value: [member(), member({ id: 'm2', name: 'أخصائي سلوك' })] }) // 63
    const cards = within(screen.getByRole('list', { name: copy.list })).getAllByRole('heading', { level: 3 })
    expect(cards.map((card) => card.textContent)).toEqual(['أخصائية نطق', 'أخصائي سلوك'])
    for (const text of ['قسم النطق', 'تأخّر اللغة', 'أولى', 'ثانية']) expect(screen.getAllByText(text)).toHaveLength(2)
  })

  it('can each be asked for an appointment', () => {
    show({ status: 'ready', value: [member({ name: 'أ. سارة' })] })
    const ask = screen.getByRole('link', { name: copy.ask('أ. سارة') })
    const href = new URL(ask.getAttribute('href') ?? '')
    expect(href.hostname).toBe('wa.me')
    expect(href.searchParams.get('text')).toBe(copy.askText('أ. سارة'))
  })

  it('offer a retry after a failed load', async () => {
    let retried = 0
    const { user } = show({ status: 'error', error: new Error('denied') }, () => void (retried += 1)) // 64
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByText(copy.error.title)).toBeVisible()
    expect(screen.queryByText(copy.empty.title)).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
    await user.click(screen.getByRole('button', { name: uiCopy.retry }))
    expect(retried).toBe(1)
  })

  it('get the default avatar when the photo is missing or broken', () => {
    const { container } = show({ status: 'ready', value: [member(), member({ id: 'm2', image: '' })] }) // 64
    expect(container.querySelectorAll('img')).toHaveLength(1)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelectorAll('img')).toHaveLength(0)
  })

  it('have only the four stored colours', () => {
    const colours = [...COLORS, 'fixed inset-0 z-50'] as TeamMember['color'][]
    const { container } = show({
      status: 'ready',
      value: colours.map((color, position) => member({ id: `m${position}`, color })),
    }) // 68, contradiction 45
    expect(container.innerHTML).not.toContain('inset-0 z-50')
    expect(
      [...container.querySelectorAll('p.font-semibold')].map((line) =>
        COLORS.filter((color) => line.classList.contains(color)),
      ),
    ).toEqual([...COLORS, COLORS[0]].map((color) => [color]))
  })

  it('keep their icon without a specialization', () => {
    const { container } = show({ status: 'ready', value: [member({ specialization: '' })] }) // 111
    expect(container.querySelector('p svg')?.parentElement).toHaveTextContent('قسم النطق')
    expect(screen.getAllByText('قسم النطق')).toHaveLength(1)
  })

  it('show one of the six icons', () => {
    const icons = [...ICONS, 'Skull'] as TeamMember['icon'][]
    const { container } = show({
      status: 'ready',
      value: icons.map((icon, position) => member({ id: `m${position}`, icon })),
    }) // 111
    const drawn = [...container.querySelectorAll('p svg')].map((svg) => svg.innerHTML)
    expect(new Set(drawn.slice(0, ICONS.length)).size).toBe(ICONS.length)
    expect(drawn.at(-1)).toBe(drawn[ICONS.indexOf('GraduationCap')])
  })
})

describe('the director', () => {
  it('has default texts while nothing is stored', async () => {
    expectConsole(/No Firebase project is configured/)
    const { container } = renderAt(paths.team, <TeamPage />) // 62 65 66
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(defaultDirector.name)
    // A fold makes two lists of one.
    const count = (name: string) =>
      screen.getAllByRole('list', { name }).flatMap((list) => within(list).getAllByRole('listitem')).length
    expect([count(directorCopy.titles), count(directorCopy.credentials), count(directorCopy.highlights)]).toEqual([
      3, 10, 4,
    ])
    const section = container.querySelector('section')
    expect(section?.querySelector('img')).toBeNull()
    expect(section?.querySelector('svg')).not.toBeNull()
    // The placeholder is nobody to ask for.
    expect(screen.queryByRole('link', { name: copy.ask(defaultDirector.name) })).toBeNull()
    await screen.findByText(copy.empty.title)
  })

  it('has four icons in turn for the highlights', () => {
    const icons = Array.from({ length: 9 }, (_, position) => highlightIcon(position)) // 67
    expect(new Set(icons.slice(0, 4)).size).toBe(4)
    expect(icons.slice(4, 8)).toEqual(icons.slice(0, 4))
    expect(icons[8]).toBe(icons[0])
  })

  it('has the stored colour for each highlight, but not for its text', async () => {
    expectConsole(/No Firebase project is configured/)
    renderAt(paths.team, <TeamPage />) // 68
    const lines = within(screen.getByRole('list', { name: directorCopy.highlights })).getAllByRole('listitem')
    expect(lines.map((line) => COLORS.find((color) => line.classList.contains(color)))).toEqual([...COLORS])
    for (const { text } of defaultDirector.highlights) expect(screen.getByText(text)).toHaveClass('text-night')
    await screen.findByText(copy.empty.title)
  })

  it('folds the qualifications after five', async () => {
    expectConsole(/No Firebase project is configured/)
    renderAt(paths.team, <TeamPage />)
    const [first] = screen.getAllByRole('list', { name: directorCopy.credentials })
    expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByText('عرض الكل (10)')).toBeVisible()
    await screen.findByText(copy.empty.title)
  })
})

describe('the second team page', () => {
  it('is the team page with /team as its canonical address', async () => {
    const [team, director] = [paths.team, paths.director].map((path) => siteRoutes.find((route) => route.path === path))
    expect(team?.meta.canonical).toBe(paths.team)
    expect(director?.meta.canonical).toBe(paths.team)
    expect((await team?.load())?.default).toBe(TeamPage) // 17 25
    expect((await director?.load())?.default).toBe(TeamPage)
  })
})

const blank = { name: ' ', titles: [], credentials: [], highlights: [], updatedAt: null }

describe('a photo of the director that cannot be loaded', () => {
  it('is replaced by the drawing', async () => {
    expectConsole(/No Firebase project is configured/)
    const nothing = { products: null, videos: null, team: null, person: null, centre: null }
    setBaked({ ...nothing, director: { ...blank, name: 'مديرة' }, directorPhoto: 'data:image/jpeg;base64,AAAA' })
    renderAt(paths.team, <TeamPage />) // 66
    const photo = () => screen.queryByRole('img', { name: directorCopy.photoOf('مديرة') })
    expect(photo()?.tagName).toBe('IMG')
    expect(screen.getByRole('link', { name: copy.ask('مديرة') })).toBeVisible()
    const share = screen.getByRole('link', { name: copy.share })
    expect(new URL(share.getAttribute('href') ?? '').searchParams.get('text')).toMatch(/\nhttps:\/\/[^/]+\/team$/)
    fireEvent.error(photo() as Element)
    expect(photo()?.tagName).not.toBe('IMG')
    await screen.findByText(copy.empty.title)
    setBaked({ ...nothing, director: null, directorPhoto: null })
  })
})

describe('a director without a name', () => {
  it('has the default name as the heading of the page', () => {
    const nothing = { products: null, videos: null, team: null, directorPhoto: null, person: null, centre: null }
    setBaked({ ...nothing, director: blank })
    const html = renderToString(
      <MemoryRouter>
        <TeamPage />
      </MemoryRouter>,
    )
    expect(html).toMatch(new RegExp(`<h1[^>]*>${defaultDirector.name}</h1>`)) // 65
  })
})
