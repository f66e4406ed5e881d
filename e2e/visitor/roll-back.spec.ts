import { readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../src/copy/site'
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
  const failure = page.getByRole('alert').filter({ hasText: site.error.page })
  // A release took it away; the browser keeps that answer for a day.
  renameSync(chunk, `${chunk}.away`)
  try {
    await page.goto(paths.about)
    await expect(failure).toBeVisible()
  } finally {
    renameSync(`${chunk}.away`, chunk)
  }
  await page.goto(paths.about)
  // The page is loaded again meanwhile, which this wait survives.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await expect(failure).toHaveCount(0)
})
