import { readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { about } from '../../src/copy/about'
import { paths } from '../../src/paths'
import { expect, SITE_FOLDER, test } from '../helpers/fixtures'

const manifest = JSON.parse(
  readFileSync(path.join(SITE_FOLDER, '.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>
const chunk = path.join(SITE_FOLDER, manifest['src/pages/about-page.tsx']?.file ?? '')

test('a page whose script was missing for a while comes back with the script', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/, /dynamically imported module/, /Minified React error/)
  const heading = page.getByRole('heading', { level: 1 })
  // A release took it away; the browser keeps that answer for a day.
  renameSync(chunk, `${chunk}.away`)
  try {
    const missing = page.waitForResponse((response) => response.status() === 404)
    await page.goto(paths.about)
    await missing
    await expect(heading).toHaveText(about.title)
    // Left before the script comes back: the page would find it, and reload during the next navigation.
    await page.goto('about:blank')
  } finally {
    renameSync(`${chunk}.away`, chunk)
  }
  await page.goto(paths.about)
  // The page is loaded again meanwhile, which this wait survives.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await expect(heading).toHaveText(about.title)
})
