import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { defaultDirector, director as directorCopy } from '../../src/copy/director'
import { team as copy } from '../../src/copy/team'
import { uiCopy } from '../../src/copy/ui'
import type { TeamMember } from '../../src/data/content/team'
import type { AsyncState } from '../../src/lib/async-state'
import { COLORS, ICONS } from '../../src/limits'
import { highlightIcon } from '../../src/pages/team/director-section'
import { Members } from '../../src/pages/team/members-section'
import { TeamPage } from '../../src/pages/team/team-page'
import { siteRoutes } from '../../src/routes'
import { paths } from '../../src/paths'
import { bake } from '../baked'
import { expectConsole } from '../console'
import { storedMember } from '../fixtures/members'
import { itemCounts, messageOf, renderAt, renderUi } from '../render'

const PHOTO = 'data:image/webp;base64,AAAA'
const show = (state: AsyncState<TeamMember[]>, onRetry: () => void = () => undefined) =>
  renderUi(<Members state={state} onRetry={onRetry} />)
const showAll = (...members: Partial<TeamMember>[]) =>
  show({ status: 'ready', value: members.map((fields, at) => ({ ...storedMember(`m${at}`, fields), order: at + 1 })) })

describe('the members', () => {
  it('are announced while they load, and can be none (63)', () => {
    const { unmount } = show({ status: 'loading' })
    expect(screen.getByRole('status')).toHaveTextContent(copy.loading)
    unmount()
    show({ status: 'ready', value: [] })
    expect(screen.getByRole('heading')).toHaveTextContent('لم يُضف أعضاء الفريق بعد')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  })

  it('offer a retry and a call after a failed load', async () => {
    const retry = vi.fn()
    const { user } = show({ status: 'error', error: new Error('denied') }, retry) // 64
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByText(copy.error.title)).toBeVisible()
    expect(screen.queryByText(copy.empty.title)).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
    await user.click(screen.getByRole('button', { name: uiCopy.retry }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('show every stored field, and can be asked for an appointment', () => {
    const fields = { name: 'أ. سارة', title: 'قسم النطق', specialization: 'تأخّر اللغة', image: PHOTO }
    showAll({ ...fields, credentials: ['أولى', 'ثانية'] }, { name: 'أخصائي سلوك' }) // 63
    const list = screen.getByRole('list', { name: copy.list })
    expect([...list.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['أ. سارة', 'أخصائي سلوك'])
    for (const text of ['قسم النطق', 'تأخّر اللغة', 'أولى', 'ثانية']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('img', { name: copy.photoOf('أ. سارة') })).toHaveAttribute('src', PHOTO)
    const ask = screen.getByRole<HTMLAnchorElement>('link', { name: copy.ask('أ. سارة') })
    expect([ask.host, messageOf(ask)]).toEqual(['wa.me', copy.askText('أ. سارة')])
  })

  it('get the default avatar when the photo is missing or broken', () => {
    const { container } = showAll({ image: PHOTO }, { image: '' }) // 64
    expect(container.querySelectorAll('img')).toHaveLength(1)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelectorAll('img')).toHaveLength(0)
  })

  it('have only the four stored colours', () => {
    const { container } = showAll(...[...COLORS, 'fixed inset-0 z-50'].map((color) => ({ color }) as TeamMember)) // 68, contradiction 45
    expect(container.innerHTML).not.toContain('inset-0 z-50')
    const lines = [...container.querySelectorAll('p:has(svg)')]
    expect(lines.map(({ classList }) => COLORS.filter((color) => classList.contains(color)))).toEqual(
      [...COLORS, COLORS[0]].map((color) => [color]),
    )
  })

  it('show one of the six icons beside the specialization, or beside the title without one', () => {
    const { container } = showAll(
      ...[...ICONS, 'Skull'].map((icon) => ({ icon }) as TeamMember), // 111
      { specialization: '', title: 'قسم النطق' },
    )
    const drawn = [...container.querySelectorAll('p svg')].map((svg) => svg.innerHTML)
    expect(new Set(drawn.slice(0, ICONS.length)).size).toBe(ICONS.length)
    expect(drawn[ICONS.length]).toBe(drawn[ICONS.indexOf('GraduationCap')])
    expect([...container.querySelectorAll('p:has(svg)')].at(-1)).toHaveTextContent('قسم النطق')
    expect(screen.getAllByText('قسم النطق')).toHaveLength(1)
  })
})

describe('the director', () => {
  /** No project is configured, so the page shows what the build knows. */
  const open = async () => {
    expectConsole(/No Firebase project is configured/)
    const page = renderAt(paths.team, <TeamPage />)
    await screen.findByText(copy.empty.title)
    return page
  }
  const stored = { name: 'مديرة', titles: [], credentials: [], highlights: [], updatedAt: null }

  it('has default texts while nothing is stored, the first five qualifications unfolded (62, 65-68)', async () => {
    const { container } = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(defaultDirector.name)
    const { titles, credentials, highlights } = directorCopy
    expect([titles, credentials, highlights].map(itemCounts)).toEqual([[3], [5, 5], [4]])
    expect(screen.getByText('عرض الكل (10)')).toBeVisible()
    const section = container.querySelector('section')
    expect([section?.querySelector('img'), section?.querySelector('svg') !== null]).toEqual([null, true])
    // The placeholder is nobody to ask for.
    expect(screen.queryByRole('link', { name: copy.ask(defaultDirector.name) })).toBeNull()
    // The stored colour is that of a highlight, but not of its text.
    const lines = within(screen.getByRole('list', { name: directorCopy.highlights })).getAllByRole('listitem')
    expect(lines.map((line) => COLORS.find((color) => line.classList.contains(color)))).toEqual([...COLORS])
    for (const { text } of defaultDirector.highlights) expect(screen.getByText(text)).toHaveClass('text-night')
  })

  it('has four icons in turn for the highlights', () => {
    const icons = Array.from({ length: 9 }, (_, position) => highlightIcon(position)) // 67
    expect(new Set(icons.slice(0, 4)).size).toBe(4)
    expect(icons.slice(4)).toEqual([...icons.slice(0, 4), icons[0]])
  })

  it('has the stored photo, and the drawing when it cannot be loaded', async () => {
    bake({ director: stored, directorPhoto: PHOTO })
    await open() // 66
    const photo = () => screen.queryByRole('img', { name: directorCopy.photoOf('مديرة') })
    expect(photo()).toHaveAttribute('src', PHOTO)
    expect(screen.getByRole('link', { name: copy.ask('مديرة') })).toBeVisible()
    fireEvent.error(photo() as Element)
    expect(photo()?.tagName).not.toBe('IMG')
  })

  it('has the default name for a heading without a stored one', async () => {
    bake({ director: { ...stored, name: ' ' } })
    await open() // 65
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(defaultDirector.name)
  })
})

it('the page is shared where it shows members, and not without any', async () => {
  expectConsole(/No Firebase project is configured/)
  const { unmount } = renderAt(paths.team, <TeamPage />)
  await screen.findByText(copy.empty.title)
  expect(screen.queryByRole('link', { name: copy.share })).toBeNull()
  unmount()
  bake({ team: [{ ...storedMember('m1'), order: 1 }] })
  renderAt(paths.team, <TeamPage />)
  expect(messageOf(screen.getByRole('link', { name: copy.share }))).toMatch(/\nhttps:\/\/[^/]+\/team$/)
})

it('the second team page is the team page with /team as its canonical address', async () => {
  for (const path of [paths.team, paths.director]) {
    const route = siteRoutes.find((one) => one.path === path)
    expect(route?.meta.canonical).toBe(paths.team)
    expect((await route?.load())?.default).toBe(TeamPage) // 17 25
  }
})
