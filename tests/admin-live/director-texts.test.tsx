// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { valid } from '../../scripts/documents/valid'
import { DirectorTextTab } from '../../src/admin/director/director-text-tab'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { DIRECTOR_TEXTS_PATH } from '../../src/data/document-paths'
import { fetchVersions } from '../../src/data/store/history/list-versions'
import { fill } from '../helpers/admin/show-form'
import { owner } from '../helpers/emulator/backend'
import { expectShown, findAndPress, showTab } from '../helpers/emulator/tab'

/** Stores texts as another device of the administrator does. */
const putTexts = (part: Record<string, unknown> = {}) =>
  owner.put(DIRECTOR_TEXTS_PATH, {
    ...valid(DIRECTOR_TEXTS_PATH),
    name: 'المديرة',
    updatedAt: new Date(),
    ...part,
  })
const save = () => findAndPress(admin.save.save)

it('two devices keep changes of different fields, and a message names the one they share', async () => {
  await putTexts()
  showTab(DirectorTextTab)
  await waitFor(() =>
    expect(screen.getByLabelText(adminDirectorText.labels.name)).toHaveValue('المديرة'),
  )
  fill(adminDirectorText.labels.name, 'اسمي')
  await putTexts({ credentials: ['مؤهلهم'] })
  await waitFor(() => expect(screen.getByDisplayValue('مؤهلهم')).toBeVisible())
  await putTexts({ credentials: ['مؤهلهم'], name: 'اسمهم' })
  await save()
  await expectShown(admin.clashes([adminDirectorText.labels.name]))
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject({
    name: 'اسمي',
    credentials: ['مؤهلهم'],
  })
  const [version] = await fetchVersions()
  expect(version?.fields).toMatchObject({ name: 'اسمهم' })
})

// Requirements 65, 131
it("the director's texts are the bundled ones while nothing is stored, and can be saved", async () => {
  showTab(DirectorTextTab)
  await expectShown(adminDirectorText.bundled)
  fill(adminDirectorText.labels.name, 'اسم')
  await save()
  await expectShown(adminDirectorText.saved.title)
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject({ name: 'اسم' })
})
