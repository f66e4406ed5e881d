import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeImage } from '../../../../scripts/documents/valid'
import { encodeFields } from '../../../../scripts/firebase/values.mjs'
import { fullCentre } from '../../../fixtures/centre'
import { expectConsole } from '../../../helpers/console'
import { configureProject, leaveProject } from '../../../helpers/public/project'
import { renderUi, setHidden } from '../../../helpers/render'

const ROOT = 'projects/p/databases/(default)/documents'
const SAVED = new Date('2026-11-01T10:00:00Z')
const BUILT = '/baked/images/0.webp'
const fetch = vi.fn<typeof globalThis.fetch>()

/** Makes Firestore's REST interface answer with these documents of the director. */
function store(name: string, photoSavedAt = SAVED): void {
  const documents = {
    'director-texts/main-director': { name, titles: ['أخصائية'] },
    'director-photos/main-director-photo': { portrait: makeImage(), updatedAt: photoSavedAt },
  }
  const found = Object.entries(documents).map(([path, fields]) => ({
    found: { name: `${ROOT}/${path}`, fields: encodeFields(fields) },
  }))
  fetch.mockImplementation(async () => Response.json(found))
}

/** Opens the home page of a build that has this director. */
async function open(licence = '1234') {
  const { bake } = await import('../../../helpers/public/baked')
  const { CentreContext } = await import('../../../../src/data/pages/use-centre')
  const { HeroSection } = await import('../../../../src/pages/home/hero-section')
  bake({ directorSummary: { name: 'د. قديمة', title: 'أخصائية', image: BUILT, updatedAt: SAVED } })
  return renderUi(
    <CentreContext value={{ ...fullCentre, licence }}>
      <HeroSection />
    </CentreContext>,
  )
}
const portrait = () => screen.getByText(/^د\. /).closest('a')?.querySelector('img')

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  configureProject()
})
afterEach(() => {
  setHidden(false)
  fetch.mockReset()
  vi.unstubAllGlobals()
  leaveProject()
})

it('the home page names the stored director once it is idle, with the image of the build', async () => {
  store('د. جديدة')
  await open()
  expect(screen.getByText('د. قديمة، أخصائية')).toBeVisible()
  expect(await screen.findByText('د. جديدة، أخصائية')).toBeVisible()
  expect(portrait()).toHaveAttribute('src', BUILT)
  const query = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as {
    mask: { fieldPaths: string[] }
  }
  expect(query.mask.fieldPaths).toEqual(['name', 'titles', 'portrait', 'updatedAt'])
})

it('a changed portrait replaces that of the build', async () => {
  store('د. جديدة', new Date('2026-11-02T10:00:00Z'))
  await open()
  await screen.findByText('د. جديدة، أخصائية')
  expect(portrait()).toHaveAttribute('src', makeImage())
})

it('the director is read again when the page shows again, and stays when a read fails', async () => {
  expectConsole(/the director could not be fetched/)
  store('د. أولى')
  await open()
  await screen.findByText('د. أولى، أخصائية')
  setHidden(true)
  store('د. ثانية')
  setHidden(false)
  expect(await screen.findByText('د. ثانية، أخصائية')).toBeVisible()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  setHidden(false)
  await expect.poll(() => fetch.mock.calls.length).toBe(3)
  expect(screen.getByText('د. ثانية، أخصائية')).toBeVisible()
})

it('nothing of a director is read where no licence would be shown beside her', async () => {
  store('د. جديدة')
  vi.useFakeTimers()
  await open('')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).not.toHaveBeenCalled()
  vi.useRealTimers()
})
