import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BUDGETS_WITH_CONTENT } from '../../scripts/check-dist.mjs'
import { STORED_MAX_CHARS } from '../../src/limits'

const KB = 1024
const MB = KB * KB
/** What the free plan sends: Hosting in a day, Firestore in a month. */
const HOSTING_DAY = 360 * MB
const FIRESTORE_MONTH = 10 * KB * MB

const promises = readFileSync(path.resolve(import.meta.dirname, '../../docs/promises.md'), 'utf8')
const times = (allowance: number, bytes: number) => Math.floor(allowance / bytes).toLocaleString('en')
const rowOf = (what: string) => promises.split('\n').find((line) => line.startsWith(`| ${what}`))

// P20
it.each([
  [
    'a first visit, from Hosting',
    `at most ${BUDGETS_WITH_CONTENT.total} KB`,
    BUDGETS_WITH_CONTENT.total * KB,
    HOSTING_DAY,
  ],
  ["the director's photo, from Firestore", 'at most 1 MB', STORED_MAX_CHARS, FIRESTORE_MONTH],
  // Base64 needs four characters for three bytes.
  ["the director's photo, from Hosting", 'at most 750 KB', (STORED_MAX_CHARS * 3) / 4, HOSTING_DAY],
])('the free plan is enough for as many answers as the promises say: %s', (what, size, bytes, allowance) => {
  expect(rowOf(what)).toContain(`| ${size}`)
  expect(rowOf(what)).toContain(`| ${times(allowance, bytes)} `)
})
