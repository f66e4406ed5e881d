// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ProductList } from '../../src/admin/products/product-list'
import { TeamForm } from '../../src/admin/team/team-form'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { memberAt, teamDocuments } from '../fixtures/members'
import { idAt, NAMES, productDocuments } from '../fixtures/products'
import { storedProduct } from '../fixtures/stored-product'
import { productListProps } from '../helpers/admin/product-list-props'
import { fill } from '../helpers/admin/show-form'
import { allowConsole, expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { expectVisible, readList, renderList } from '../helpers/emulator/live-list'
import { putProducts } from '../helpers/emulator/products'
import { endTimeLimit, releaseUntilStopped, slowToken } from '../helpers/emulator/slow-token'
import {
  expectShown,
  findAndChoose,
  findAndPress,
  findButton,
  showTab,
  undo,
} from '../helpers/emulator/tab'

const id = idAt(1)

/** Hides or deletes the first of two products, and gets no answer in time. */
async function loseAnswerTo(action: 'onToggleHidden' | 'onDelete') {
  expectConsole(/a write failed/)
  allowConsole(/AbortError/)
  await putProducts(NAMES.slice(0, 2))
  const shown = await renderList()
  const token = await slowToken()
  endTimeLimit()
  act(() => shown.press(id, action))
  if (action === 'onDelete') await findAndPress(adminProducts.deletion.confirm)
  await expect
    .poll(() => shown.list().writeOf(id))
    .toMatchObject({ status: 'failed', reason: 'timeout' })
  return {
    ...shown,
    release: () => releaseUntilStopped(token),
  }
}

it('a product that was hidden again and shown is not hidden by the first attempt', async () => {
  const { list, rerender, change, release } = await loseAnswerTo('onToggleHidden')
  const write = list().writeOf(id)
  if (write.status === 'failed') act(write.retry)
  await expectVisible('الثاني')
  await expect.poll(() => list().areControlsOff(id)).toBe(false)
  rerender(await readList())
  await change(id, 'onToggleHidden')
  await release()
  await expectVisible('الأول', 'الثاني')
})

it('a product that was deleted and brought back is not hidden by an earlier attempt', async () => {
  const { change, release } = await loseAnswerTo('onToggleHidden')
  await change(id, 'onDelete')
  await undo(adminList.deleted('الأول'))
  await expectVisible('الأول', 'الثاني')
  await release()
  await expectVisible('الأول', 'الثاني')
})

it('a hiding that meets a deletion without an answer does not tell of another device', async () => {
  const { list, press, rerender, release } = await loseAnswerTo('onDelete')
  expectConsole(/Deleted meanwhile/)
  // The deletion is stored.
  await owner.delete(`products/${id}`)
  act(() => press(id, 'onToggleHidden'))
  await expect.poll(() => list().writeOf(id).status).toBe('idle')
  rerender(await readList())
  await expectShown(adminList.deleted('الأول'))
  await release()
  expect(screen.queryByText(admin.gone.title('الأول'))).toBeNull()
})

it('a product whose deletion was given up is not deleted by the attempt that goes on', async () => {
  const { list, release } = await loseAnswerTo('onDelete')
  act(() => list().giveUp(id))
  await release()
  await expectVisible('الأول', 'الثاني')
})

const product = storedProduct({ id, name: 'الأول' })
const member = memberAt(0)
const SHOW_DELETION = 'show the deletion'

/** The form of the team, which shows its member until the button is pressed. */
function Team() {
  const [members, setMembers] = useState([member])
  return (
    <>
      <button onClick={() => setMembers([])}>{SHOW_DELETION}</button>
      <TeamForm members={members} refresh={null} />
    </>
  )
}

/** Each list with forms, over one item that stays listed. */
const LISTS = {
  product: {
    stored: productDocuments([product.name]),
    path: `products/${id}`,
    List: () => <ProductList products={[product]} {...productListProps} />,
    name: product.name,
    words: { ...adminProducts, save: adminProducts.edit.save },
  },
  member: {
    stored: teamDocuments(1),
    path: `team/${member.id}`,
    List: Team,
    name: member.name,
    words: { ...adminTeam, save: adminTeam.save.updated },
  },
}

type List = (typeof LISTS)[keyof typeof LISTS]

/** Shows a list, and deletes its item without an answer in time. */
async function loseAnswerToDeletion({ stored, List, name, words }: List) {
  expectConsole(/a write failed/)
  allowConsole(/AbortError/)
  await owner.store(stored)
  showTab(List)
  await findAndChoose(name, adminList.delete)
  const token = await slowToken()
  endTimeLimit()
  await findAndPress(words.deletion.confirm)
  await expectShown(adminList.notDeleted)
  return token
}

/** Renames the item in its form, and saves it. */
async function rename({ name, words }: List, newName: string) {
  await findAndChoose(name, adminList.edit)
  fill(words.labels.name, newName)
  await findAndPress(words.save)
}

it.each(Object.entries(LISTS))(
  'a %s that is saved after a failed deletion is not deleted by the attempt that goes on',
  async (_, list) => {
    const token = await loseAnswerToDeletion(list)
    await rename(list, 'جديد')
    await expect.poll(() => owner.get(list.path)).toMatchObject({ name: 'جديد' })
    await releaseUntilStopped(token)
    expect(await owner.get(list.path)).toMatchObject({ name: 'جديد' })
  },
)

it('a save that meets a deletion here asks about its changes, also once the list shows it', async () => {
  const { member: list } = LISTS
  const token = await loseAnswerToDeletion(list)
  expectConsole(/Deleted meanwhile/)
  // The deletion is stored.
  await owner.delete(list.path)
  await rename(list, 'جديد')
  await findButton(admin.gone.storeAsNew)
  await findAndPress(SHOW_DELETION, 'body')
  await expectShown(adminList.deleted(adminTeam.noun(list.name)))
  expect(screen.queryByText(/على جهاز آخر/)).toBeNull()
  await findAndPress(admin.gone.storeAsNew)
  await expect.poll(() => owner.get(list.path)).toMatchObject({ name: 'جديد' })
  await releaseUntilStopped(token)
})
