// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { admin } from '../../src/copy/admin/admin'
import { adminOverview } from '../../src/copy/admin/overview'
import { adminRestoring } from '../../src/copy/admin/restoring'
import { exportBackup } from '../../src/data/store/restore/backup-file'
import { expectConsole } from '../helpers/console'
import { owner, store } from '../helpers/emulator/backend'
import { openDashboard, waitForOverview } from '../helpers/emulator/dashboard'
import { signedInBackend } from '../helpers/emulator/sdk'

const { actions, backup } = adminOverview

const chooseFile = (text: string, name = 'backup.json') =>
  fireEvent.change(screen.getByLabelText(backup.choose), {
    target: {
      files: [Object.assign(new File([text], name), { text: () => Promise.resolve(text) })],
    },
  })

// jsdom reads a file only so.
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })

/** The text of a backup of a product and a member, before the dashboard is opened. */
let text = ''
beforeEach(async () => {
  toast.dismiss()
  await signedInBackend()
  await store({ [PRODUCT_PATH]: valid(PRODUCT_PATH), [MEMBER_PATH]: valid(MEMBER_PATH) })
  text = await textOf(await exportBackup())
  await openDashboard()
  await screen.findByLabelText(backup.choose)
})

/** The changes after the backup: a product is deleted, a member renamed, and another one added. */
async function changeAll(): Promise<void> {
  await store({
    [PRODUCT_PATH]: null,
    [MEMBER_PATH]: { ...valid(MEMBER_PATH), name: 'غيره' },
    'team/member2': { ...valid(MEMBER_PATH), id: 'member2', name: 'جديد', order: 2 },
  })
  // The SDK may answer the comparison from the live lists of the overview, so that they must have the changes.
  await screen.findByText(actions.products(0))
  await screen.findByText(actions.team(2))
}
/** Another device adds a third member. */
const storeThird = () =>
  store({ 'team/member3': { ...valid(MEMBER_PATH), id: 'member3', name: 'ثالث', order: 3 } })
const findQuestion = async () =>
  within(await screen.findByRole('alertdialog', { name: backup.ask.title }))
const confirm = async () =>
  fireEvent.click((await findQuestion()).getByRole('button', { name: backup.ask.confirm }))
/** Waits for the end of a restore, and for the changes that the overview reads again after it. */
async function waitUntilDone(): Promise<void> {
  await screen.findByText(backup.done)
  await waitForOverview()
}

it('a file that is no backup, and one without a difference, are named as such', async () => {
  chooseFile('{"a":1}')
  expect(await screen.findByText(backup.notABackup)).toBeInTheDocument()
  chooseFile(text)
  expect(await screen.findByText(backup.same)).toBeInTheDocument()
})

it('a backup names what its restore will change', async () => {
  await changeAll()
  chooseFile(text)
  const question = await findQuestion()
  const { names, changes } = adminRestoring
  expect(question.getByText(changes.added).parentElement).toHaveTextContent('منتج واحد')
  for (const name of [names.products('n'), names.team('n'), names.team('جديد')])
    expect(question.getByText(name)).toBeInTheDocument()
})

it('a restore says what the rules refuse of it, and brings back the rest', async () => {
  await changeAll()
  type File = { documents: { path: string; fields: Record<string, unknown> }[] }
  const file = JSON.parse(text) as File
  for (const { path, fields } of file.documents) if (path === MEMBER_PATH) fields['icon'] = 7
  chooseFile(JSON.stringify(file))
  await confirm()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(backup.refused)
  expect(alert).toHaveTextContent(backup.refusals.denied)
  await waitForOverview()
  const { name, image } = valid(PRODUCT_PATH)
  expect(await owner.get(PRODUCT_PATH)).toMatchObject({ name, image })
  expect(await owner.get(MEMBER_PATH)).toMatchObject({ name: 'غيره' })
  expect(await owner.get('team/member2')).toBeNull()
})

it('a restore says when everything is back', async () => {
  await changeAll()
  chooseFile(text)
  await confirm()
  await waitUntilDone()
  expect(await owner.get(MEMBER_PATH)).toMatchObject({ name: 'n' })
})

it('a restore asks again about what another device has changed during its question', async () => {
  await changeAll()
  chooseFile(text)
  await findQuestion()
  await storeThird()
  await screen.findByText(actions.team(3))
  await confirm()
  await (await findQuestion()).findByText(adminRestoring.names.team('ثالث'))
  expect(await owner.get(PRODUCT_PATH)).toBeNull()
  await confirm()
  await waitUntilDone()
  expect(await owner.get('team/member3')).toBeNull()
})

it('a restore asks again when it would add what its question named as changed', async () => {
  await changeAll()
  chooseFile(text)
  const { added, changed } = adminRestoring.changes
  await (await findQuestion()).findByText(changed)
  await owner.delete(MEMBER_PATH)
  await waitFor(() => expect(screen.queryByText(actions.team(2))).toBeNull())
  await confirm()
  await waitFor(() => {
    expect(screen.queryByText(changed)).toBeNull()
    expect(screen.getByText(added)).toBeInTheDocument()
  })
  await confirm()
  await waitUntilDone()
  expect(await owner.get(MEMBER_PATH)).toMatchObject({ name: 'n' })
})

it('a retry of a restore asks again about what another device has changed meanwhile', async () => {
  await changeAll()
  chooseFile(text)
  const question = await findQuestion()
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  fireEvent.click(question.getByRole('button', { name: backup.ask.confirm }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(backup.failed.running)
  expect(alert).toHaveTextContent(admin.reasons.offline)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await storeThird()
  onLine.mockReturnValue(true)
  fireEvent.click(within(alert).getByRole('button', { name: backup.retry }))
  await (await findQuestion()).findByText(adminRestoring.names.team('ثالث'))
  expect(await owner.get('team/member3')).not.toBeNull()
  await confirm()
  await waitUntilDone()
  expect(await owner.get('team/member3')).toBeNull()
})
