import { expect, it } from 'vitest'
import { EMPTY_PAGES } from '../../scripts/build/prerender.mjs'
import { missingBudgets } from '../../scripts/check/budgets.mjs'
import { temporaryFolder } from '../helpers/temporary-folder'

it('a public page without a budget is named', () => {
  const built = temporaryFolder({
    [`${EMPTY_PAGES}/index.html`]: '<h1>',
    [`${EMPTY_PAGES}/services/index.html`]: '<h1>',
    [`${EMPTY_PAGES}/articles/index.html`]: '<h1>',
    [`${EMPTY_PAGES}/test/index.html`]: '<meta name="robots" content="noindex">',
  })
  expect(missingBudgets(built)).toEqual([
    '/articles: has no budget; add it to ROUTES in scripts/check/budgets.mjs',
  ])
})
