// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid, VALID } from '../../scripts/documents/valid'
import { UnreadableDocuments } from '../../src/admin/overview/unreadable'
import { admin } from '../../src/copy/admin/admin'
import { adminCentre } from '../../src/copy/admin/centre'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminOverview } from '../../src/copy/admin/overview'
import { panelAddress, tabAddress } from '../../src/dashboard-addresses'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  documentPath,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import type { ListName } from '../../src/data/entities'
import { expectConsole } from '../helpers/console'
import { owner, store } from '../helpers/emulator/backend'
import { findAndPress, showTab } from '../helpers/emulator/tab'

const unreadableWords = adminOverview.unreadable

it.each<{ list: ListName; id: string; example: string }>([
  { list: 'team', id: 'constructor', example: MEMBER_PATH },
  { list: 'team', id: 'سارة', example: MEMBER_PATH },
  { list: 'products', id: 'abacus', example: PRODUCT_PATH },
])(
  'a document at $list/$id is named in the overview, and deleted there after a question',
  async ({ list, id, example }) => {
    expectConsole(/malformed/)
    const path = documentPath(list, id)
    await store({ [path]: { ...valid(example), id, name: 'غريب' } })
    showTab(UnreadableDocuments)
    expect(await screen.findByText(unreadableWords.title[list]('غريب'))).toBeVisible()
    await findAndPress(unreadableWords.deletion.confirm)
    const question = within(
      await screen.findByRole('alertdialog', { name: unreadableWords.deletion.title('غريب') }),
    )
    expect(await owner.get(path)).not.toBeNull()
    fireEvent.click(question.getByRole('button', { name: unreadableWords.deletion.confirm }))
    await waitFor(() => expect(screen.queryByText(unreadableWords.text)).toBeNull())
    expect(await owner.get(path)).toBeNull()
    expect((await owner.list('versions')).map(({ data }) => data['path'])).toContain(path)
  },
)

it.each([
  {
    path: CENTRE_PATH,
    odd: { partners: ['p1 -', 'p2 - n'], years: 5.5 },
    screenTitle: admin.centrePanel.title,
    parts: [adminCentre.labels.years, adminCentre.labels.partners],
    to: panelAddress('centre'),
  },
  {
    path: DIRECTOR_TEXTS_PATH,
    odd: { titles: 'x' },
    screenTitle: admin.tabs['director-text'],
    parts: [adminDirectorText.labels.titles],
    to: tabAddress('director-text'),
  },
  {
    path: DIRECTOR_PHOTO_PATH,
    odd: { photoBase64: 'x', portrait: 'x' },
    screenTitle: admin.tabs.director,
    parts: [adminDirectorPhoto.labels.photoBase64],
    to: tabAddress('director'),
  },
  {
    path: VIDEOS_PATH,
    odd: { videos: [{ title: 'no id' }] },
    screenTitle: admin.tabs.videos,
    parts: [admin.tabs.videos],
    to: tabAddress('videos'),
  },
])('what no page can show of $path is named, with a way to its form', async (row) => {
  await store({ ...VALID, [row.path]: { ...valid(row.path), ...row.odd } })
  showTab(UnreadableDocuments)
  expect(await screen.findByText(unreadableWords.part(row.screenTitle, row.parts))).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const link = screen.getByRole('link', { name: unreadableWords.open(row.screenTitle) })
  expect(link).toHaveAttribute('href', expect.stringContaining(row.to))
  await store({ [row.path]: valid(row.path) })
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
