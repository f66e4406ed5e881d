// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PRODUCT_ID, VALID } from '../../scripts/documents/valid'
import { BackupCard } from '../../src/admin/backup/backup-card'
import { adminOverview } from '../../src/copy/admin/overview'
import { deleteFrom } from '../../src/data/store/lists/positions'
import { exportBackup } from '../../src/data/store/restore/backup-file'
import { isoInRiyadh } from '../../src/lib/time'
import { store } from '../helpers/emulator/backend'
import { differences, readContent } from '../helpers/emulator/stored-content'
import { findAndPress, findButton, showTab } from '../helpers/emulator/tab'

const momentWords = adminOverview.moment
const MINUTE_MS = 60_000

const chooseMoment = (value: string) =>
  fireEvent.change(screen.getByLabelText(momentWords.label), { target: { value } })

it('a restore to a minute ago needs a day, a time and one press', async () => {
  await store(VALID)
  const before = await readContent()
  await deleteFrom('products', PRODUCT_ID)
  let restores = 0
  const count = () => {
    restores += 1
  }
  showTab(() => <BackupCard onRestored={count} />)
  await findButton(momentWords.compare)
  chooseMoment(isoInRiyadh(new Date(Date.now() - MINUTE_MS)))
  await findAndPress(momentWords.compare)
  const dialog = await screen.findByRole('alertdialog', { name: momentWords.ask.title })
  expect(dialog).toHaveTextContent('ما سيعود: منتج واحد')
  await findAndPress(momentWords.ask.confirm)
  expect(await screen.findByText(momentWords.done)).toBeVisible()
  expect(differences(before, await readContent())).toEqual([])
  expect(restores).toBe(1)
  await findAndPress(momentWords.compare)
  expect(await screen.findByText(momentWords.same)).toBeVisible()
})

it.each([
  ['of tomorrow', isoInRiyadh(new Date(Date.now() + 1_440 * MINUTE_MS))],
  ['of the month before', isoInRiyadh(new Date(Date.now() - 31 * 1_440 * MINUTE_MS))],
  ['without a date', ''],
])('a moment %s is refused before anything is read', async (_, value) => {
  showTab(() => <BackupCard />)
  await findButton(momentWords.compare)
  chooseMoment(value)
  await findAndPress(momentWords.compare)
  expect(await screen.findByText(momentWords.outside)).toBeVisible()
})

type StoredDocument = { path: string; fields: Record<string, unknown> }
const isMember = ({ path }: StoredDocument) => path.startsWith('team/')

it.each([
  ['without members', (all: StoredDocument[]) => all.filter((document) => !isMember(document))],
  [
    'of hidden members',
    (all: StoredDocument[]) =>
      all.map((document, index) => {
        const { order: _, ...fields } = document.fields
        return isMember(document)
          ? { ...document, fields: { ...fields, hidden: index + 1 } }
          : document
      }),
  ],
])(
  'the question before the restore of a backup %s says which page it empties',
  async (_, change) => {
    await store(VALID)
    const file = await exportBackup()
    const backup = JSON.parse(await file.text()) as { documents: StoredDocument[] }
    const text = JSON.stringify({ ...backup, documents: change(backup.documents) })
    showTab(() => <BackupCard />)
    await findButton(momentWords.compare)
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('No field for a file')
    fireEvent.change(input, { target: { files: [new File([text], 'b.json')] } })
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(adminOverview.backup.emptied.team)
    expect(dialog).not.toHaveTextContent(adminOverview.backup.emptied.products)
  },
)
