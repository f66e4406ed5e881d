import { act, screen } from '@testing-library/react'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadError } from '../../../src/admin/shell/load-error'
import { onPasswordNeeded } from '../../../src/admin/session/password-needed'
import { admin } from '../../../src/copy/admin'
import { adminHistory } from '../../../src/copy/admin-history'
import { clearAdminSession, startAdminSession } from '../../../src/data/session/admin-session'
import { NotConfiguredError, QuotaError } from '../../../src/data/client/errors'
import { SIGN_IN_MS } from '../../../src/limits'
import { renderUi } from '../../render'
import { setupUser } from '../../user'

const words = adminHistory.loadError
const refused = new FirebaseError('permission-denied', 'refused by the test')
const asked = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  startAdminSession({ uid: 'u1', email: 'a@example.org' })
  stop = onPasswordNeeded(asked)
  asked.mockClear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  clearAdminSession()
})

const show = (error: Error, onRetry = () => {}) => renderUi(<LoadError words={words} error={error} onRetry={onRetry} />)

it.each([
  ['no answer', new FirebaseError('unavailable', 'cut by the test'), words.text],
  ['a used up quota', new QuotaError('used up by the test'), admin.reasons.quota],
  ['no project', new NotConfiguredError(), admin.reasons['not-configured']],
  ['a refusal', refused, words.text],
])('says what to do after %s', (_, error, text) => {
  show(error)
  expect(screen.getByRole('heading', { name: words.title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

it('asks for the password when the sign-in is too old (P24, decision 158)', () => {
  act(() => void vi.setSystemTime(Date.now() + SIGN_IN_MS))
  show(refused)
  expect(screen.getByText(admin.reasons.expired)).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
})

it('loads again by its button', async () => {
  const retry = vi.fn()
  show(refused, retry)
  await setupUser().click(screen.getByRole('button', { name: words.retry }))
  expect(retry).toHaveBeenCalledOnce()
})
