import { describe, expect, it } from 'vitest'
import {
  changedKeys,
  cleaned,
  EMPTY_FIELDS,
  fieldsOf,
  keepable,
  NEW,
  parseDrafts,
  withPictures,
  type Drafts,
} from '../../src/admin/team/member-edits'
import { parseTeamMember, type TeamMember } from '../../src/data/team'

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

describe('the form’s start', () => {
  it('is the icon Users, the colour text-primary and one credential (111, 112, 113)', () => {
    expect(EMPTY_FIELDS.icon).toBe('Users')
    expect(EMPTY_FIELDS.color).toBe('text-primary')
    expect(EMPTY_FIELDS.credentials).toEqual([''])
  })

  it('has one credential for a member who has none (113)', () => {
    expect(fieldsOf(stored('a', { credentials: [] })).credentials).toEqual([''])
  })
})

describe('what is stored', () => {
  it('is trimmed, without blank credentials', () => {
    expect(cleaned({ ...EMPTY_FIELDS, name: ' n ', credentials: [' a ', '', '  '] })).toMatchObject({
      name: 'n',
      credentials: ['a'],
    })
  })

  it('an unknown icon reads as GraduationCap and an unknown colour as text-primary (111, 112)', () => {
    const member = parseTeamMember({ name: 'x', icon: 'Skull', color: 'hidden' }, 'a')
    expect(member).toMatchObject({ icon: 'GraduationCap', color: 'text-primary' })
  })
})

describe('unsaved members', () => {
  const member = stored('a')
  const drafts: Drafts = {
    a: {
      fields: { ...fieldsOf(member), name: 'changed', image: 'data:image/webp;base64,AAAA' },
      from: { ...fieldsOf(member), image: 'data:image/webp;base64,CCCC' },
      base: member.updatedAt,
      id: null,
    },
    b: { fields: fieldsOf(stored('b')), from: fieldsOf(stored('b')), base: null, id: null },
    [NEW]: { fields: { ...EMPTY_FIELDS, title: 'x' }, from: EMPTY_FIELDS, base: null, id: 'fixed' },
  }

  it('are those whose form differs from what is stored, by id (decision 44)', () => {
    expect(changedKeys(drafts, [member, stored('b')])).toEqual(['a', NEW])
    expect(changedKeys({ [NEW]: { fields: EMPTY_FIELDS, from: EMPTY_FIELDS, base: null, id: null } }, [])).toEqual([])
  })

  it('whose member is gone still count: what was typed must not vanish', () => {
    expect(changedKeys(drafts, [])).toEqual(['a', 'b', NEW])
  })

  it('are kept without pictures and come back with the stored ones', () => {
    const text = JSON.stringify(keepable(drafts, ['a', NEW]))
    expect(text).not.toContain('data:image')
    const back = parseDrafts(JSON.parse(text))
    expect(back?.['a']).toMatchObject({
      base: new Date(7),
      fields: { name: 'changed', image: '' },
      from: { name: member.name, image: '' },
    })
    expect(back?.[NEW]).toMatchObject({ id: 'fixed', fields: { title: 'x', credentials: [''] } })
    const picture = 'data:image/webp;base64,BBBB'
    expect(withPictures(back ?? {}, [stored('a', { image: picture })])['a']?.fields.image).toBe(picture)
  })

  it.each([null, 3, [], {}, { a: 5 }, { a: { fields: null } }])('a damaged draft is nothing: %j', (value) => {
    expect(parseDrafts(value)).toBeNull()
  })
})
