import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DASHBOARD, viteManifest } from '../../scripts/build/dashboard-shell.mjs'
import { CENTRE } from '../../scripts/seed/seed-content.mjs'
import { paths } from '../../src/paths'
import { expect, SITE_FOLDER, test } from '../helpers/fixtures'

const AUTH = 'src/data/client/auth-sdk.ts'
/** The scripts and stylesheets of these chunks and of all that they may import, without those behind `except`. */
function reachable(keys: string[], except: string[]): Set<string> {
  const manifest = viteManifest(SITE_FOLDER)
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || except.includes(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const each of [...imports, ...dynamicImports]) visit(each)
  }
  keys.forEach(visit)
  return new Set(
    [...seen].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
  )
}

/** The files that the dashboard or Auth needs, and no visitor. */
function dashboardFiles(): string[] {
  const forVisitors = reachable(['index.html'], [DASHBOARD, AUTH])
  return [...reachable([DASHBOARD, AUTH], [])].filter((file) => !forVisitors.has(file))
}

/** The files of the site that the page has asked for since the last call. */
function downloads(page: Page): () => string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname.slice(1)))
  return () => seen.splice(0)
}

/** Returns a check whether a file is one of the dashboard. */
function makeIsOfDashboard(): (file: string) => boolean {
  const files = dashboardFiles()
  return (file) => files.includes(file)
}

test('a visitor downloads nothing of the dashboard', async ({ page, backend }) => {
  await backend.seed()
  const downloaded = downloads(page)
  const isOfDashboard = makeIsOfDashboard()
  for (const route of [paths.home, paths.products, paths.team]) {
    await page.goto(route)
    await page.mouse.wheel(0, 20_000)
    // The last that a page asks for are the details of the centre.
    await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeVisible()
    const files = downloaded()
    expect(files.join(), route).toMatch(/\.js\b/)
    expect(files.filter(isOfDashboard), route).toEqual([])
  }
  await page.goto(paths.adminLogin)
  await expect(page.locator('input[type="email"]')).toBeVisible()
  expect(downloaded().filter(isOfDashboard), 'the control').not.toEqual([])
})

test('the HTML of the login asks for its form at once, and for Auth later', () => {
  const html = readFileSync(path.join(SITE_FOLDER, 'admin/index.html'), 'utf8')
  const { [DASHBOARD]: form, [AUTH]: auth } = viteManifest(SITE_FOLDER)
  expect(html).toContain(`href="/${form?.file}"`)
  expect(auth?.file).toMatch(/\.js$/)
  expect(html).not.toContain(auth?.file)
})

test('the styles of the dashboard leave with Back', async ({ page }) => {
  const isOfDashboard = makeIsOfDashboard()
  const styles = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href?.split('/').slice(3).join('/') ?? ''),
    )
  await page.goto(paths.team)
  await page.goto(paths.adminLogin)
  await expect(page.locator('input[type="email"]')).toBeVisible()
  expect((await styles()).filter(isOfDashboard), 'the control').not.toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(paths.team)
  expect((await styles()).filter(isOfDashboard)).toEqual([])
})
