// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Loaded here, so that no test waits for the code of a tab.
import '../../src/admin/centre/centre-panel'
import '../../src/admin/director-text/director-text-tab'
import { admin } from '../../src/copy/admin'
import { adminCentre } from '../../src/copy/admin-centre'
import { directorText as words } from '../../src/copy/admin-director-text'
import { expectConsole } from '../console'
import { openDashboard } from './admin-app'
import { owner } from '../data/backend'
import { signedInBackend } from '../data/sdk'

const PATH = 'director-texts/main-director'
const STORED = {
  name: 'المديرة',
  titles: ['أول', 'ثانٍ', 'ثالث'],
  credentials: ['مؤهل'],
  highlights: [{ text: 'ميزة', color: 'text-accent' }],
}
type Texts = typeof STORED
const stored = async () => (await owner.get(PATH)) as unknown as Texts
/** Stores the texts as another administrator. */
const storeTheirs = (part: Partial<Texts> = {}) =>
  owner.put(PATH, { ...STORED, updatedAt: new Date(), version: crypto.randomUUID(), ...part })

const name = () => screen.getByLabelText<HTMLInputElement>(words.name)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
const save = () => press(admin.save.save)
const saved = () => screen.findByText(new RegExp(`^${admin.save.saved}`))
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))
const answer = async (title: string, label: string) =>
  fireEvent.click((await dialog(title)).getByRole('button', { name: label }))

function expectConflict(): void {
  expectConsole(/director-texts.save failed ConflictError/)
  expectConsole(/a write failed ConflictError/)
}

beforeEach(async () => {
  toast.dismiss()
  await signedInBackend()
})

afterEach(() => void vi.restoreAllMocks())

async function open() {
  const opened = await openDashboard('?tab=director-text')
  await screen.findByLabelText(words.name)
  return opened
}

describe("the director's texts", () => {
  it('are the defaults while nothing is stored, and can be saved from them (131, 65)', async () => {
    await open()
    expect(screen.getByText(words.defaults)).toBeVisible()
    const lines = (title: string) => within(screen.getByRole('region', { name: title })).getAllByRole('listitem')
    expect([words.titles, words.credentials, words.highlights].map(({ title }) => lines(title).length)).toEqual([
      3, 10, 4,
    ])
    type(name(), 'اسم جديد')
    save()
    await saved()
    expect(await stored()).toMatchObject({ name: 'اسم جديد' })
    expect((await stored()).credentials).toHaveLength(10)
  })

  it('keep what is typed during a save, also in an open and in a new line (P6)', async () => {
    await storeTheirs()
    await open()
    type(name(), 'أُرسل')
    save()
    // The save has left, and nothing can answer it before the next lines have run.
    expect(screen.getByText(admin.save.saving)).toBeVisible()
    press(words.list.edit('أول'))
    type(screen.getByLabelText(words.titles.item(1)), 'كُتب أثناء الحفظ')
    type(screen.getByLabelText(words.credentials.placeholder), 'لم يُضف بعد')
    expect(await screen.findByText(admin.save.unsaved(2))).toBeVisible()
    expect(await stored()).toMatchObject({ name: 'أُرسل', titles: STORED.titles, credentials: STORED.credentials })
    expect(screen.getByLabelText(words.titles.item(1))).toHaveValue('كُتب أثناء الحفظ')
    save()
    await saved()
    expect(await stored()).toMatchObject({
      titles: ['كُتب أثناء الحفظ', 'ثانٍ', 'ثالث'],
      credentials: ['مؤهل', 'لم يُضف بعد'],
    })
  })
})

describe('a save over a newer version', () => {
  it('is answered with theirs, mine and a merge (decision 13, beyond 4)', async () => {
    expectConflict()
    await storeTheirs()
    await open()
    type(name(), 'نسختي')
    await storeTheirs({ name: 'نسختهم', titles: ['لقبهم'] })
    save()
    await answer(admin.conflict.title, admin.conflict.theirs)
    expect(name()).toHaveValue('نسختهم')
    expect(await stored()).toMatchObject({ name: 'نسختهم' })

    // My version is offered as a draft, and can be saved over theirs.
    press(admin.draft.restore)
    expect(name()).toHaveValue('نسختي')
    save()
    await answer(admin.conflict.title, admin.conflict.mine)
    await saved()
    expect(await stored()).toMatchObject({ name: 'نسختي', titles: STORED.titles })

    type(name(), 'اسم ثانٍ')
    await storeTheirs({ name: 'نسختي', titles: ['لقبهم'] })
    save()
    await answer(admin.conflict.title, admin.conflict.merge)
    await saved()
    expect(await stored()).toMatchObject({ name: 'اسم ثانٍ', titles: ['لقبهم'] })
    expect(screen.getByRole('button', { name: words.list.edit('لقبهم') })).toBeVisible()
  })

  it('also asks right after a save of mine (decision 13)', async () => {
    expectConflict()
    await storeTheirs()
    await open()
    type(name(), 'نسختي')
    save()
    await saved()
    await storeTheirs({ name: 'نسختهم' })
    type(screen.getByLabelText(words.titles.placeholder), 'لقب آخر')
    save()
    await dialog(admin.conflict.title)
    expect(screen.getByText(admin.differences.mine('نسختي'))).toBeVisible()
    expect(screen.getByText(admin.differences.theirs('نسختهم'))).toBeVisible()
    expect(await stored()).toMatchObject({ name: 'نسختهم', titles: STORED.titles })
  })

  it('that deleted the texts can store them again (P4)', async () => {
    expectConflict()
    await storeTheirs()
    await open()
    type(name(), 'نسختي')
    await owner.remove(PATH)
    save()
    expect((await dialog(admin.deleted.title)).queryByRole('button', { name: admin.conflict.merge })).toBeNull()
    await answer(admin.deleted.title, admin.deleted.theirs)
    expect(screen.getByText(words.defaults)).toBeVisible()
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
    press(admin.draft.restore)
    expect(name()).toHaveValue('نسختي')
    save()
    await answer(admin.deleted.title, admin.deleted.mine)
    await saved()
    expect(await stored()).toMatchObject({ ...STORED, name: 'نسختي' })
  })
})

it('a draft that is older than the stored texts says so, until it is deleted (beyond 2)', async () => {
  await storeTheirs()
  const { unmount } = await open()
  type(name(), 'مسودة قديمة')
  unmount()
  await storeTheirs({ name: 'أحدث' })
  const next = await open()
  expect(screen.getByText(admin.draft.stale, { exact: false })).toBeVisible()
  expect(name()).toHaveValue('أحدث')
  press(admin.draft.dismiss)
  expect(screen.queryByText(admin.draft.title, { exact: false })).toBeNull()
  next.unmount()
  await open()
  expect(screen.queryByText(admin.draft.title, { exact: false })).toBeNull()
})

it('a save of the centre without a network fails, and what was typed is there after a reload (P6)', async () => {
  expectConsole(/a write failed OfflineError/)
  const parking = () => screen.findByLabelText<HTMLInputElement>(adminCentre.fields.parking)
  const { unmount } = await openDashboard('?panel=centre')
  type(await parking(), 'مدخل جديد')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press(admin.save.save)
  expect((await screen.findAllByText(admin.reasons.offline))[0]).toBeVisible()
  expect(await parking()).toHaveValue('مدخل جديد')
  unmount()
  network.mockRestore()

  await openDashboard('?panel=centre')
  expect(await parking()).toHaveValue('')
  press(admin.draft.restore)
  expect(await parking()).toHaveValue('مدخل جديد')
  press(admin.save.save)
  expect(await screen.findByText(new RegExp(`^${admin.save.saved}`))).toBeVisible()
  expect(await owner.get('settings/centre')).toMatchObject({ parking: 'مدخل جديد' })
})
