import { describe, expect, it } from 'vitest'
import { openEditor } from '../../../src/admin/editing/editor'
import { readDrafts, writeDrafts } from '../../../src/admin/editing/editor-drafts'
import { EMPTY_FIELDS, teamForm } from '../../../src/admin/team/form'

const base = { value: { ...teamForm.blank, name: 'stored', image: 'https://x.example/a.png' }, revision: 'v1' }
const editors = {
  a: { ...openEditor(teamForm, base), form: { ...teamForm.toForm(base.value), name: 'typed' } },
  b: openEditor(teamForm, base),
  new: { ...openEditor(teamForm, { value: teamForm.blank, revision: null }), form: { ...EMPTY_FIELDS, title: 'x' } },
}
const back = (keys: string[]) => readDrafts(teamForm, JSON.parse(JSON.stringify(writeDrafts(teamForm, editors, keys))))

describe('the drafts of a form (beyond 2)', () => {
  it('hold each form with its base version', () => {
    expect(back(['a'])).toEqual({ a: { form: editors.a.form, base } })
  })

  it('hold only the requested forms', () => {
    expect(Object.keys(back(['a', 'new', 'gone']) ?? {})).toEqual(['a', 'new'])
  })

  it('mark the form of a new document by a missing version', () => {
    expect(back(['new'])?.['new']).toMatchObject({ form: { title: 'x' }, base: { revision: null } })
  })

  it.each([null, 3, [], {}, { a: 5 }, { a: { form: null } }, { a: { form: {}, base: 3 } }])(
    'are nothing when they are damaged: %j',
    (kept) => {
      expect(readDrafts(teamForm, kept)).toBeNull()
    },
  )
})
