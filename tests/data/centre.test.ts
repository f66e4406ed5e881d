import { beforeEach, describe, expect, it, vi } from 'vitest'
import { valid } from '../documents'
import { centreForm, type CentreForm } from '../../src/admin/centre/form'
import { openEditor, ownRevisions, reduceEditor, type Editor, type EditorEvent } from '../../src/admin/editing/editor'
import { readDrafts, writeDrafts } from '../../src/admin/editing/editor-drafts'
import { defaultCentre, type Centre, type CentreFields } from '../../src/data/content/centre'
import { getCentre, saveCentre, subscribeCentre } from '../../src/data/store/edit-centre'
import { newRevision, revisionOf } from '../../src/data/store/document'
import { ConflictError } from '../../src/data/client/errors'
import { owner, picture } from './backend'
import { firstValue, signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const full: CentreFields = {
  ...defaultCentre,
  phones: [{ label: 'الجوال', number: '+966512345678' }],
  whatsapp: '966512345678',
  hours: [{ days: [0, 1, 2, 3, 4], opens: '09:00', closes: '21:00' }],
  exceptions: [{ from: '2026-03-19', to: '2026-03-23', opens: '', closes: '', note: 'عيد الفطر' }],
  partners: [
    { id: 'p1', name: 'اسم أول', logo: picture(4_000), order: 1 },
    { id: 'p2', name: 'اسم ثانٍ', logo: 'https://x.example/logo.png', order: 2 },
  ],
}

type CentreEditor = Editor<CentreForm, CentreFields>
type Event = EditorEvent<CentreForm, CentreFields>

const open = (stored: Centre | null): CentreEditor =>
  openEditor(centreForm, {
    value: stored ? centreForm.valueOf(stored) : centreForm.blank,
    revision: revisionOf(stored),
  })
const after = (editor: CentreEditor, ...events: Event[]) =>
  events.reduce((state, event) => reduceEditor(centreForm, state, event), editor)
const typed = (text: Partial<CentreForm['texts']>): Event => ({
  type: 'typed',
  change: (form) => ({ ...form, texts: { ...form.texts, ...text } }),
})

/** Saves as the screen does; returns the editor, with the conflict if there is one. */
async function saved(editor: CentreEditor): Promise<CentreEditor> {
  const version = newRevision()
  const sent = after(editor, { type: 'saveStarted', revision: version })
  try {
    await centreForm.save(centreForm.toValue(sent.form), { revision: version, over: ownRevisions(editor) }, 'form')
    return after(sent, { type: 'saveConfirmed', revision: version })
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    const theirs = error.theirs as Centre | null
    const value = theirs ? centreForm.valueOf(theirs) : centreForm.blank
    return after(sent, { type: 'conflictFound', theirs: { value, revision: revisionOf(theirs) } })
  }
}

beforeEach(() => signedInBackend())

describe('the details of the centre', () => {
  it('are stored as lines and read as they were saved', async () => {
    expect(await getCentre()).toBeNull()
    await saveCentre(full, { revision: newRevision(), over: [null] })
    expect(await owner.get('settings/centre')).toMatchObject({
      phones: ['+966512345678 الجوال'],
      hours: ['01234 09:00 21:00'],
      exceptions: ['2026-03-19 2026-03-23 - - عيد الفطر'],
    })
    expect(await getCentre()).toMatchObject(full)
    expect(await firstValue(subscribeCentre)).toMatchObject(full)
  })

  it('of an empty database can be saved from the defaults', async () => {
    const editor = await saved(after(open(null), typed({ city: 'الرياض' })))
    expect(editor.conflict).toBeNull()
    expect(await getCentre()).toMatchObject({ ...defaultCentre, city: 'الرياض' })
  })

  it('of an earlier release, which lack the answers to questions, are read and saved', async () => {
    await owner.put('settings/centre', valid('settings/centre'))
    expect(await getCentre()).toMatchObject({ city: 'c', womenSpecialists: '', sessionLength: '' })
    const editor = await saved(after(open(await getCentre()), typed({ womenSpecialists: 'نعم' })))
    expect(editor.conflict).toBeNull()
    expect(await getCentre()).toMatchObject({ city: 'c', womenSpecialists: 'نعم', sessionLength: '' })
  })

  it('of two writers are merged field by field, and a deleted document comes back', async () => {
    await saveCentre(full, { revision: newRevision(), over: [null] })
    const stored = await getCentre()
    const first = await saved(after(open(stored), typed({ city: 'جدة' })))
    const second = await saved(after(open(stored), typed({ city: 'الرياض', email: 'a@b.example' })))
    expect(first.conflict).toBeNull()
    expect(second.conflict?.value.city).toBe('جدة')
    expect((await getCentre())?.email).toBe('')

    const merged = await saved(after(second, { type: 'choseMerge' }))
    expect(merged.conflict).toBeNull()
    expect(await getCentre()).toMatchObject({ ...full, city: 'الرياض', email: 'a@b.example' })

    await owner.remove('settings/centre')
    const found = await saved(after(merged, typed({ parking: 'x' })))
    expect(found.conflict?.revision).toBeNull()
    await saved(after(found, { type: 'choseMine' }))
    expect(await getCentre()).toMatchObject({ city: 'الرياض', parking: 'x' })
  })

  it('of a draft are not saved over a newer version without a question', async () => {
    await saveCentre(full, { revision: newRevision(), over: [null] })
    const stored = await getCentre()
    const left = after(open(stored), typed({ vat: '123 غير مكتمل', city: 'الدمام' }))
    const draft: unknown = JSON.parse(JSON.stringify(writeDrafts(centreForm, { form: left }, ['form'])))

    await saved(after(open(stored), typed({ parking: 'بعد المسودة' })))
    const snapshot = readDrafts(centreForm, draft)?.['form']
    if (!snapshot) throw new Error('No draft')
    const restored = after(open(await getCentre()), { type: 'restored', snapshot })
    expect(restored.form.texts).toMatchObject({ vat: '123 غير مكتمل', city: 'الدمام' })
    const found = await saved(after(restored, typed({ vat: '' })))
    expect(found.conflict?.value.parking).toBe('بعد المسودة')
    await saved(after(found, { type: 'choseMerge' }))
    expect(await getCentre()).toMatchObject({ city: 'الدمام', parking: 'بعد المسودة', vat: '' })
  })
})
