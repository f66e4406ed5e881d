import { expect, it } from 'vitest'
import { SHELL } from '../../scripts/build/prerender.mjs'
import { missingBudgets } from '../../scripts/check/budgets.mjs'
import { temporaryFolder } from '../helpers/temporary-folder'

it('a public page without a budget is named', () => {
  const built = temporaryFolder({
    [`${SHELL}/index.html`]: '<h1>',
    [`${SHELL}/services/index.html`]: '<h1>',
    [`${SHELL}/articles/index.html`]: '<h1>',
    [`${SHELL}/test/index.html`]: '<meta name="robots" content="noindex">',
  })
  expect(missingBudgets(built)).toEqual([
    '/articles: has no budget; add it to ROUTES in scripts/check/budgets.mjs',
  ])
})
