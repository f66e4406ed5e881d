import { CENTRE_SEARCH, HISTORY_SEARCH, tabSearch } from '../src/admin/shell/tab-names'
import { DASHBOARD_TABS } from '../src/limits'
import { paths } from '../src/paths'
import { expect, signIn, test } from './fixtures'
import { ownFont } from './fonts'

// The public pages are checked on the walk of pages.spec.ts.
test('the login and every tab and panel of the dashboard are drawn in the font of the site', async ({
  page,
  backend,
}) => {
  const expectOwnFont = await ownFont(page)
  await page.goto(paths.adminLogin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOwnFont(paths.adminLogin)
  await backend.seed()
  await signIn(page)
  for (const search of [...DASHBOARD_TABS.map(tabSearch), CENTRE_SEARCH, HISTORY_SEARCH, '?panel=footer']) {
    await page.goto(`${paths.adminDashboard}${search}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectOwnFont(search)
  }
})
