// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeImage } from '../../scripts/documents/valid'
import { subscribeDirectorPhoto } from '../../src/data/content/director'
import { DIRECTOR_PHOTO_PATH } from '../../src/data/document-paths'
import { useDirector } from '../../src/pages/team/use-director'
import { freshBackend, owner } from '../helpers/emulator/backend'
import { firstAnswer } from '../helpers/emulator/sdk'
import { bake } from '../helpers/public/baked'

const BUILT = '/baked/images/0.jpeg'

it('the team page keeps the built photo of the director until another is stored', async () => {
  await freshBackend()
  const [old, next] = [makeImage(300, 'jpeg'), makeImage(310, 'jpeg')]
  const updatedAt = new Date('2026-11-01T10:00:00.123Z')
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: old, updatedAt })
  bake({ directorPhoto: { image: BUILT, updatedAt } })
  const shown: (string | undefined)[] = []
  renderHook(() => shown.push(useDirector().photo))
  await firstAnswer(subscribeDirectorPhoto)
  await owner.put(DIRECTOR_PHOTO_PATH, { photoBase64: next, updatedAt: new Date() })
  await expect.poll(() => shown.at(-1)).toBe(next)
  expect([...new Set(shown)]).toEqual([BUILT, next])
})
