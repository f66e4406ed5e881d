import { screen } from '@testing-library/react'
import { FirebaseError } from 'firebase/app'
import { expect, it, vi } from 'vitest'
import { LoadError } from '../../../src/admin/shell/load-error'
import { admin } from '../../../src/copy/admin'
import { adminHistory } from '../../../src/copy/admin-history'
import { DataError, notConfigured } from '../../../src/data/client/errors'
import { renderUi } from '../../render'
import { setupUser } from '../../user'

const words = adminHistory.loadError
const show = (error: Error, onRetry = () => {}) => renderUi(<LoadError words={words} error={error} onRetry={onRetry} />)

it.each([
  ['no answer', new FirebaseError('unavailable', 'cut by the test'), words.text],
  ['a used up quota', new DataError('quota', 'used up by the test'), admin.reasons.quota],
  ['no project', notConfigured(), admin.reasons['not-configured']],
])('says what to do after %s', (_, error, text) => {
  show(error)
  expect(screen.getByRole('heading', { name: words.title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

it('loads again by its button', async () => {
  const retry = vi.fn()
  show(new Error('cut by the test'), retry)
  await setupUser().click(screen.getByRole('button', { name: words.retry }))
  expect(retry).toHaveBeenCalledOnce()
})
