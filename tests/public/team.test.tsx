import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bundledDirector } from '../../src/bundled/director'
import { COLORS, ICONS } from '../../src/choices'
import { director as directorWords } from '../../src/copy/director'
import { team as words } from '../../src/copy/team'
import type { TeamMember } from '../../src/data/content/team'
import { highlightIcon } from '../../src/pages/team/director-texts'
import { Members } from '../../src/pages/team/members-section'
import { TeamPage } from '../../src/pages/team/team-page'
import { paths } from '../../src/paths'
import { storedMember } from '../fixtures/members'
import { bake } from '../helpers/baked'
import { expectConsole } from '../helpers/console'
import { itemCounts, messageOf, renderAt, renderUi } from '../helpers/render'

const PHOTO = 'data:image/webp;base64,AAAA'
const showAll = (...members: Partial<TeamMember>[]) => {
  const value = members.map((fields, at) => ({ ...storedMember(`m${at}`, fields), order: at + 1 }))
  return renderUi(<Members state={{ status: 'ready', value }} onRetry={() => undefined} />)
}

describe('the members', () => {
  // tests/public/first-content.test.tsx shows that every stored field is there.
  // Requirements 63, 64
  it('members are listed with a photo or the default avatar, and can be asked for an appointment', () => {
    const { container } = showAll({ name: 'أ. سارة', image: PHOTO }, { name: 'أخصائي سلوك' })
    const list = screen.getByRole('list', { name: words.list })
    expect([...list.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'أ. سارة',
      'أخصائي سلوك',
    ])
    const photo = screen.getByRole('img', { name: words.photoOf('أ. سارة') })
    expect(photo).toHaveAttribute('src', PHOTO)
    fireEvent.error(photo)
    expect(container.querySelectorAll('img')).toHaveLength(0)
    const ask = screen.getByRole<HTMLAnchorElement>('link', { name: words.ask('أ. سارة') })
    expect([ask.host, messageOf(ask)]).toEqual(['wa.me', words.askText('أ. سارة')])
  })

  // Requirements 68, 111; contradiction 45
  it('members have one of four colours and six icons beside the specialization, or the title', () => {
    const { container } = showAll(
      ...[...COLORS, 'fixed inset-0 z-50'].map((color) => ({ color }) as TeamMember),
      ...[...ICONS, 'Skull'].map((icon) => ({ icon }) as TeamMember),
      { specialization: '', title: 'قسم النطق' },
    )
    expect(container.innerHTML).not.toContain('inset-0 z-50')
    const lines = [...container.querySelectorAll('p:has(svg)')]
    const colors = lines
      .slice(0, 5)
      .map(({ classList }) => COLORS.filter((color) => classList.contains(color)))
    expect(colors).toEqual([...COLORS, COLORS[0]].map((color) => [color]))
    const drawn = lines.slice(5).map((line) => line.querySelector('svg')?.innerHTML)
    expect(new Set(drawn.slice(0, ICONS.length)).size).toBe(ICONS.length)
    expect(drawn[ICONS.length]).toBe(drawn[ICONS.indexOf('GraduationCap')])
    expect(lines.at(-1)).toHaveTextContent('قسم النطق')
    expect(screen.getAllByText('قسم النطق')).toHaveLength(1)
  })
})

describe('the director', () => {
  /** No project is configured, so the page shows what the build knows. */
  const open = async (ready: string = words.empty.title) => {
    expectConsole(/No Firebase project is configured/)
    const page = renderAt(paths.team, <TeamPage />)
    await screen.findByText(ready)
    return page
  }
  const stored = { name: 'مديرة', titles: [], credentials: [], highlights: [], updatedAt: null }

  // Requirements 62, 65, 66
  it('the director has bundled texts while nothing is stored, five qualifications unfolded', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(bundledDirector.name)
    const { titles, credentials, highlights } = directorWords
    expect([titles, credentials, highlights].map(itemCounts)).toEqual([[3], [5, 5], [4]])
    expect(screen.getByText('عرض الكل (10)')).toBeVisible()
  })

  it('the director is drawn while no photo is stored', async () => {
    const { container } = await open()
    const section = container.querySelector('section')
    expect([section?.querySelector('img'), section?.querySelector('svg') !== null]).toEqual([
      null,
      true,
    ])
  })

  it('a page of the team without members is not shared, and nobody is asked for its placeholder', async () => {
    await open()
    expect(screen.queryByRole('link', { name: words.share })).toBeNull()
    expect(screen.queryByRole('link', { name: words.ask(bundledDirector.name) })).toBeNull()
  })

  // Requirements 67, 68
  it('the colour of a highlight is that of its line, and not of its text', async () => {
    await open()
    const lines = within(screen.getByRole('list', { name: directorWords.highlights })).getAllByRole(
      'listitem',
    )
    expect(lines.map((line) => COLORS.find((color) => line.classList.contains(color)))).toEqual([
      ...COLORS,
    ])
    for (const { text } of bundledDirector.highlights)
      expect(screen.getByText(text)).toHaveClass('text-night')
  })

  // Requirement 67
  it('the highlights of the director have four icons in turn', () => {
    const icons = Array.from({ length: 9 }, (_, index) => highlightIcon(index))
    expect(new Set(icons.slice(0, 4)).size).toBe(4)
    expect(icons.slice(4)).toEqual([...icons.slice(0, 4), icons[0]])
  })

  // Requirement 66
  it('the director has the stored photo, and the drawing when it cannot be loaded', async () => {
    bake({
      director: stored,
      directorPhoto: PHOTO,
      team: [{ ...storedMember('m1', { name: 'عضوة' }), order: 1 }],
    })
    await open('عضوة')
    expect(messageOf(screen.getByRole('link', { name: words.share }))).toMatch(
      /\nhttps:\/\/[^/]+\/team$/,
    )
    const photo = () => screen.queryByRole('img', { name: directorWords.photoOf('مديرة') })
    expect(photo()).toHaveAttribute('src', PHOTO)
    expect(screen.getByRole('link', { name: words.ask('مديرة') })).toBeVisible()
    fireEvent.error(photo() as Element)
    expect(photo()?.tagName).not.toBe('IMG')
  })

  // Requirement 65
  it('the director has the bundled name for a heading without a stored one', async () => {
    bake({ director: { ...stored, name: ' ' } })
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(bundledDirector.name)
  })
})
