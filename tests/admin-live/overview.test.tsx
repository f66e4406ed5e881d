// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import { clearDrafts } from '../../src/admin/form/drafts'
import { productFormName } from '../../src/admin/form/form-name'
import { DashboardSearch } from '../../src/admin/overview/dashboard-search'
import { NeedsList } from '../../src/admin/overview/needs-list'
import { QuickActions } from '../../src/admin/overview/quick-actions'
import { admin } from '../../src/copy/admin/admin'
import { adminOverview } from '../../src/copy/admin/overview'
import { adminSearch } from '../../src/copy/admin/search'
import { uiWords } from '../../src/copy/ui'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { signIn, signOut } from '../../src/data/session/session'
import { fullCentre } from '../fixtures/centre'
import { idAt } from '../fixtures/products'
import { allowConsole } from '../helpers/console'
import { ADMIN, owner } from '../helpers/emulator/backend'
import { putProducts } from '../helpers/emulator/products'
import { adminUid, expectShown, findAndPress, showTab } from '../helpers/emulator/tab'

const COMPLETE = { status: 'ready', value: { ...fullCentre, updatedAt: null } } as const

it('the drafts of two products are one line of the to-do list', async () => {
  await putProducts(['الأول', 'الثاني'])
  for (const id of [idAt(1), idAt(2)])
    localStorage.setItem(
      `draft:${adminUid()}:${productFormName(id)}`,
      JSON.stringify({ at: new Date(), base: {}, typed: { name: 'typed' } }),
    )
  showTab(() => <NeedsList centre={COMPLETE} />)
  await expectShown(adminOverview.needs.draft(admin.tabs.products))
  clearDrafts(adminUid())
})

it('the search leads to each of two partners with one name', async () => {
  const partners = ['p1 - نيون', 'p2 - نيون', 'p3 - أخرى']
  await owner.put(CENTRE_PATH, { ...valid(CENTRE_PATH), partners })
  showTab(DashboardSearch)
  fireEvent.change(await screen.findByRole('textbox', { name: adminSearch.label }), {
    target: { value: 'نيون' },
  })
  const results = () => within(screen.getByRole('list', { name: adminSearch.results }))
  await waitFor(() =>
    expect(
      results()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/?panel=centre#partners.0.name', '/?panel=centre#partners.1.name']),
  )
})

it('the overview says that its counts are no longer live, and counts again by the button', async () => {
  allowConsole(/a live value failed|Uncaught Error in snapshot listener/)
  await owner.put(MEMBER_PATH, valid(MEMBER_PATH))
  showTab(QuickActions)
  await expectShown(adminOverview.actions.team(1))
  await act(signOut)
  await expectShown(admin.stale.title)
  await owner.put('team/member2', { ...valid(MEMBER_PATH), id: 'member2', order: 2 })
  await act(() => signIn(ADMIN.email, ADMIN.password))
  await findAndPress(uiWords.retry)
  await expectShown(adminOverview.actions.team(2))
  await waitFor(() => expect(screen.queryByText(admin.stale.title)).toBeNull())
})
