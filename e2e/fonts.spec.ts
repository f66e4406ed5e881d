import type { CDPSession, Page } from '@playwright/test'
import { DASHBOARD_TABS } from '../src/limits'
import { paths } from '../src/paths'
import { CENTRE_SEARCH, HISTORY_SEARCH, tabSearch } from '../src/admin/shell/tab-names'
import { expect, signIn, test } from './fixtures'

/** The family of the two files of public/fonts. */
const OWN = /^Readex Pro/

/** Of `nodeType`. */
const TEXT_NODE = 3

type DomNode = {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: DomNode[]
  shadowRoots?: DomNode[]
  pseudoElements?: DomNode[]
}

const partsOf = (node: DomNode): DomNode[] => [
  node,
  // Shadow roots hold the texts of form controls.
  ...[...(node.shadowRoots ?? []), ...(node.pseudoElements ?? []), ...(node.children ?? [])].flatMap(partsOf),
]
const textOf = ({ children = [] }: DomNode): string =>
  children
    .filter(({ nodeType }) => nodeType === TEXT_NODE)
    .map(({ nodeValue }) => nodeValue.trim())
    .join(' ')
    .trim()

/** Returns each text of the page that is drawn in a font of the system, with that font. */
async function foreignTexts(cdp: CDPSession): Promise<string[]> {
  const { root } = (await cdp.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode }
  const painted = partsOf(root).filter((node) => textOf(node) !== '' || node.nodeName.startsWith('::'))
  const found = await Promise.all(
    painted.map(async (node) => {
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
      const foreign = fonts.find(({ familyName, isCustomFont }) => !isCustomFont || !OWN.test(familyName))
      return foreign ? [`${foreign.familyName} draws <${node.nodeName.toLowerCase()}> «${textOf(node)}»`] : []
    }),
  )
  return found.flat()
}

/** Expects of every address that all of its text is drawn in the font of the site. */
async function expectOwnFont(page: Page, addresses: readonly string[], widths: readonly number[]) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Fonts may still load, and live content may replace a text while it is looked at.
      await expect(async () => {
        expect(await foreignTexts(cdp), `${address} at ${width} px`).toEqual([])
      }).toPass({ timeout: 15_000 })
    }
  }
}

const PUBLIC = [...Object.values(paths).filter((path) => !path.startsWith(paths.admin)), '/no-such-page']

test('every public page is drawn in the font of the site', async ({ page, backend, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  await expectOwnFont(page, PUBLIC, [1440, 360])
})

test('the login and every tab and panel of the dashboard are drawn in the font of the site', async ({
  page,
  backend,
}) => {
  await expectOwnFont(page, [paths.adminLogin], [1440])
  await backend.seed()
  await signIn(page)
  const searches = [...DASHBOARD_TABS.map(tabSearch), CENTRE_SEARCH, HISTORY_SEARCH, '?panel=footer']
  await expectOwnFont(
    page,
    searches.map((search) => `${paths.adminDashboard}${search}`),
    [1440],
  )
})
