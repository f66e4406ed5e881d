/** Lighthouse's four scores for a phone, when its package can be had through npx; otherwise a word says that it was left out. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

const PACKAGE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const ONE_PAGE_MS = 180_000

/**
 * Returns scores of 0 to 100 by route, or null when Lighthouse is not available.
 * @param {[route: string, url: string][]} pages
 * @param {{ chrome: string, flags: string[] }} browser
 */
export async function lighthouse(pages, { chrome, flags }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const run = (/** @type {string[]} */ args) =>
    execa('npx', ['--yes', PACKAGE, ...args], { timeout: ONE_PAGE_MS, env: { CHROME_PATH: chrome }, reject: false })
  const version = await run(['--version'])
  if (version.failed) {
    console.log(`\nLighthouse was skipped: npx could not install ${PACKAGE}.`)
    return null
  }
  console.log(
    `\nLighthouse ${version.stdout.trim()}${' '.repeat(4)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`,
  )
  /** @type {Record<string, Record<string, number | string[]> & { failed: string[] }>} */
  const scores = {}
  for (const [route, url] of pages) {
    const output = path.join(folder, 'report.json')
    const { failed: isBroken, stderr } = await run([
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
    ])
    if (isBroken) {
      console.log(`${route.padEnd(20)} failed: ${stderr.trim().split('\n').at(-1)}`)
      continue
    }
    const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'))
    /** @type {{ id: string, score: number, scoreDisplayMode: string }[]} */
    const all = Object.values(audits)
    const failed = all.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    /** @type {Record<string, number | string[]> & { failed: string[] }} */
    const score = {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
      failed: failed.map(({ id }) => id),
    }
    scores[route] = score
    console.log(
      `${route.padEnd(20)}${CATEGORIES.map((name) => String(score[name]).padStart(16)).join('')}  ${score.failed.join(' ')}`,
    )
  }
  rmSync(folder, { recursive: true, force: true })
  return scores
}
