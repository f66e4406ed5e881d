import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { SHELL } from '../../scripts/build/prerender.mjs'
import { missingBudgets } from '../../scripts/check/budgets.mjs'

const built = mkdtempSync(path.join(os.tmpdir(), 'budgets-'))
afterEach(() => rmSync(built, { recursive: true }))

it('a public page without a budget is named', () => {
  for (const [route, html] of [
    ['', '<h1>'],
    ['services', '<h1>'],
    ['articles', '<h1>'],
    ['test', '<meta name="robots" content="noindex">'],
  ] as const) {
    mkdirSync(path.join(built, SHELL, route), { recursive: true })
    writeFileSync(path.join(built, SHELL, route, 'index.html'), html)
  }
  expect(missingBudgets(built)).toEqual([
    '/articles: has no budget; add it to ROUTES in scripts/check/budgets.mjs',
  ])
})
