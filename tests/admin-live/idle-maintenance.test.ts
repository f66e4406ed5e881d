// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { clearHistoryWhenIdle, repairSequencesWhenIdle } from '../../src/admin/app/idle-maintenance'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { VERSION_KEPT_MS } from '../../src/limits'
import { owner } from '../helpers/emulator/backend'
import { signedInBackend } from '../helpers/emulator/sdk'
import { slowToken } from '../helpers/emulator/slow-token'

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await signedInBackend()
})

it('old versions are cleared while the lists are still being taken up', async () => {
  const at = new Date(Date.now() - VERSION_KEPT_MS - 86_400_000)
  await owner.put('versions/old', {
    path: CENTRE_PATH,
    at,
    by: 'a@b.example',
    fields: valid(CENTRE_PATH),
  })
  await owner.put(PRODUCT_PATH, valid(PRODUCT_PATH))
  const token = await slowToken()
  repairSequencesWhenIdle()
  clearHistoryWhenIdle()
  await token.isAsked
  await expect.poll(() => owner.get('versions/old')).toBeNull()
  expect(await owner.get('lists/products')).toBeNull()
  await token.release()
  await expect.poll(() => owner.get('lists/products')).not.toBeNull()
})
