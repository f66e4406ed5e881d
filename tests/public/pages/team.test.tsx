import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bundledDirector } from '../../../src/bundled/director'
import { COLORS, ICONS } from '../../../src/colors-and-icons'
import { directorWords } from '../../../src/copy/director'
import { teamWords } from '../../../src/copy/team'
import type { TeamMember } from '../../../src/data/content/team'
import { highlightIcon } from '../../../src/pages/team/director-texts'
import { Members } from '../../../src/pages/team/members-section'
import { TeamPage } from '../../../src/pages/team/team-page'
import { paths } from '../../../src/paths'
import { storedMember } from '../../fixtures/members'
import { expectConsole } from '../../helpers/console'
import { bake } from '../../helpers/public/baked'
import { countItems, messageOf, renderAt, renderUi } from '../../helpers/render'

const PHOTO = 'data:image/webp;base64,AAAA'
const showMembers = (...members: Partial<TeamMember>[]) => {
  const value = members.map((fields, at) => ({ ...storedMember(`m${at}`, fields), order: at + 1 }))
  return renderUi(<Members state={{ status: 'ready', value }} onRetry={() => undefined} />)
}

/** The lines with an icon, one for each member. */
const specializations = (container: HTMLElement) => [...container.querySelectorAll('p:has(svg)')]

describe('the members', () => {
  // tests/public/pages/first-content.test.tsx shows that every stored field is there.
  // Requirement 63
  it('members are listed by their names', () => {
    showMembers({ name: 'أ. سارة' }, { name: 'أخصائي سلوك' })
    const list = screen.getByRole('list', { name: teamWords.list })
    expect([...list.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'أ. سارة',
      'أخصائي سلوك',
    ])
  })

  // Requirement 64
  it('a member has a photo, or the default avatar without one that loads', () => {
    const { container } = showMembers({ name: 'أ. سارة', image: PHOTO }, { name: 'أخصائي سلوك' })
    const photo = screen.getByRole('img', { name: teamWords.photoOf('أ. سارة') })
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(photo).toHaveAttribute('src', PHOTO)
    fireEvent.error(photo)
    expect(container.querySelectorAll('img')).toHaveLength(0)
  })

  it('a member can be asked for an appointment', () => {
    showMembers({ name: 'أ. سارة' })
    const askLink = screen.getByRole<HTMLAnchorElement>('link', { name: teamWords.ask('أ. سارة') })
    expect([askLink.host, messageOf(askLink)]).toEqual(['wa.me', teamWords.askText('أ. سارة')])
  })

  // Requirement 148; contradiction 45
  it('a member has one of four colours, and the first instead of another', () => {
    const { container } = showMembers(
      ...[...COLORS, 'fixed inset-0 z-50'].map((color) => ({ color }) as TeamMember),
    )
    expect(container.innerHTML).not.toContain('inset-0 z-50')
    const colors = specializations(container).map(({ classList }) =>
      COLORS.filter((color) => classList.contains(color)),
    )
    expect(colors).toEqual([...COLORS, COLORS[0]].map((color) => [color]))
  })

  // Requirement 111
  it('a member has one of six icons, and a mortarboard instead of another', () => {
    const { container } = showMembers(
      ...[...ICONS, 'Skull'].map((icon) => ({ icon }) as TeamMember),
    )
    const drawn = specializations(container).map((line) => line.querySelector('svg')?.innerHTML)
    expect(new Set(drawn.slice(0, ICONS.length)).size).toBe(ICONS.length)
    expect(drawn[ICONS.length]).toBe(drawn[ICONS.indexOf('GraduationCap')])
  })

  it('a member without a specialization has the title beside the icon, and once', () => {
    const { container } = showMembers({ specialization: '', title: 'قسم النطق' })
    expect(specializations(container).at(-1)).toHaveTextContent('قسم النطق')
    expect(screen.getAllByText('قسم النطق')).toHaveLength(1)
  })
})

/** No project is configured, so the page shows what the build knows. */
const open = async (ready: string = teamWords.empty.title) => {
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
  expect([titles, credentials, highlights].map(countItems)).toEqual([[3], [5, 5], [4]])
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
  expect(screen.queryByRole('link', { name: teamWords.share })).toBeNull()
  expect(screen.queryByRole('link', { name: teamWords.ask(bundledDirector.name) })).toBeNull()
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
    directorTexts: stored,
    directorPhoto: { image: PHOTO, updatedAt: null },
    team: [{ ...storedMember('m1', { name: 'عضوة' }), order: 1 }],
  })
  await open('عضوة')
  expect(messageOf(screen.getByRole('link', { name: teamWords.share }))).toMatch(
    /\nhttps:\/\/[^/]+\/team$/,
  )
  const photo = () => screen.queryByRole('img', { name: directorWords.photoOf('مديرة') })
  expect(photo()).toHaveAttribute('src', PHOTO)
  expect(screen.getByRole('link', { name: teamWords.ask('مديرة') })).toBeVisible()
  fireEvent.error(photo() as Element)
  expect(photo()?.tagName).not.toBe('IMG')
})

// Requirement 65
it('the director has the bundled name for a heading without a stored one', async () => {
  bake({ directorTexts: { ...stored, name: ' ' } })
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(bundledDirector.name)
})
