// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PRODUCT_ID, VALID } from '../../scripts/seed/valid-documents'
import { BackupCard } from '../../src/admin/backup/backup-card'
import { adminOverview } from '../../src/copy/admin-overview'
import { exportBackup } from '../../src/data/store/backup-file'
import { deleteFrom } from '../../src/data/store/positions'
import { TIME_ZONE_OFFSET_MS } from '../../src/lib/time'
import { store } from '../helpers/emulator/backend'
import { differences, readContent } from '../helpers/emulator/everything'
import { button, press, showTab } from '../helpers/emulator/tab'

const words = adminOverview.moment
const MINUTE_MS = 60_000

/** A time as the field writes it: that of the centre. */
const localText = (date: Date) =>
  new Date(date.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16)
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText(words.label), { target: { value } })

it('a restore to a minute ago needs a day, a time and one press', async () => {
  await store(VALID)
  const before = await readContent()
  await deleteFrom('products', PRODUCT_ID)
  let restores = 0
  const count = () => {
    restores += 1
  }
  showTab(() => <BackupCard onRestored={count} />)
  await button(words.compare)
  choose(localText(new Date(Date.now() - MINUTE_MS)))
  await press(words.compare)
  const dialog = await screen.findByRole('alertdialog', { name: words.ask.title })
  expect(dialog).toHaveTextContent('ما سيعود: منتج واحد')
  await press(words.ask.confirm)
  expect(await screen.findByText(words.done)).toBeVisible()
  expect(differences(before, await readContent())).toEqual([])
  expect(restores).toBe(1)
  await press(words.compare)
  expect(await screen.findByText(words.same)).toBeVisible()
})

it.each([
  ['of tomorrow', localText(new Date(Date.now() + 1_440 * MINUTE_MS))],
  ['of the month before', localText(new Date(Date.now() - 31 * 1_440 * MINUTE_MS))],
  ['without a date', ''],
])('a moment %s is refused before anything is read', async (_, value) => {
  showTab(() => <BackupCard />)
  await button(words.compare)
  choose(value)
  await press(words.compare)
  expect(await screen.findByText(words.outside)).toBeVisible()
})

it('the question before a restore says which page it will empty', async () => {
  await store(VALID)
  const file = await exportBackup()
  const text = await file.text()
  const withoutTeam = JSON.parse(text) as { documents: { path: string }[] }
  withoutTeam.documents = withoutTeam.documents.filter(({ path }) => !path.startsWith('team/'))
  showTab(() => <BackupCard />)
  await button(words.compare)
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('No field for a file')
  fireEvent.change(input, {
    target: { files: [new File([JSON.stringify(withoutTeam)], 'b.json')] },
  })
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent(adminOverview.backup.emptied.team)
  expect(dialog).not.toHaveTextContent(adminOverview.backup.emptied.products)
})
