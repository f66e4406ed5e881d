import { describe, expect, it } from 'vitest'
import { cleaned, EMPTY_FIELDS, fieldsOf, teamForm } from '../../src/admin/team/form'
import { parseTeamMember, type TeamMember } from '../../src/data/content/team'

const stored = (id: string, part: Partial<TeamMember> = {}): TeamMember => {
  const member = parseTeamMember(
    {
      name: `n${id}`,
      title: 't',
      specialization: 's',
      image: '',
      credentials: ['c'],
      icon: 'Star',
      color: 'text-accent',
      updatedAt: new Date(7),
      ...part,
    },
    id,
  )
  if (!member) throw new Error('not a member')
  return member
}

describe('the initial form of a member', () => {
  it('is the icon Users, the colour text-primary and one credential (111, 112, 113)', () => {
    expect(EMPTY_FIELDS.icon).toBe('Users')
    expect(EMPTY_FIELDS.color).toBe('text-primary')
    expect(EMPTY_FIELDS.credentials).toEqual([''])
  })

  it('has one credential for a member who has none (113)', () => {
    expect(fieldsOf(stored('a', { credentials: [] })).credentials).toEqual([''])
  })
})

describe('the stored member', () => {
  it('is trimmed, without blank credentials', () => {
    expect(cleaned({ ...EMPTY_FIELDS, name: ' n ', credentials: [' a ', '', '  '] })).toMatchObject({
      name: 'n',
      credentials: ['a'],
    })
  })

  it('has the icon GraduationCap in place of an unknown one (111, 112)', () => {
    const member = parseTeamMember({ name: 'x', icon: 'Skull', color: 'hidden' }, 'a')
    expect(member).toMatchObject({ icon: 'GraduationCap', color: 'text-primary' })
  })
})

describe('the editor of a member', () => {
  const base = teamForm.valueOf(stored('a'))

  it('counts only changes of the stored value', () => {
    expect(teamForm.countChanges(base, teamForm.toForm(base))).toBe(0)
    expect(teamForm.countChanges(base, { ...teamForm.toForm(base), credentials: ['c', ' '], name: 'na ' })).toBe(0)
    expect(teamForm.countChanges(base, { ...teamForm.toForm(base), title: 'other' })).toBe(1)
    expect(teamForm.countChanges(teamForm.blank, teamForm.toForm(teamForm.blank))).toBe(0)
  })

  it('keeps drafts without pictures', () => {
    const kept = teamForm.toDraft({ ...teamForm.toForm(base), name: 'changed', image: 'data:image/webp;base64,AAAA' })
    expect(JSON.stringify(kept)).not.toContain('data:image')
    const form = teamForm.fromDraft(JSON.parse(JSON.stringify(kept)))
    expect(form).toMatchObject({ name: 'changed', image: '', credentials: ['c'] })
    const picture = 'data:image/webp;base64,BBBB'
    expect(form && teamForm.complete?.(form, { ...base, image: picture }).image).toBe(picture)
  })

  it('keeps a link to a picture', () => {
    const image = 'https://x.example/a.png'
    expect(teamForm.fromDraft(teamForm.toDraft({ ...teamForm.toForm(base), image }))).toMatchObject({ image })
  })

  it.each([null, 3, 'x'])('reads no form from %j', (kept) => {
    expect(teamForm.fromDraft(kept)).toBeNull()
  })
})
