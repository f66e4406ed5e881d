import type { CDPSession, Page } from '@playwright/test'
import { expect } from './fixtures'

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

/** Returns a check that all text of the page is drawn in the font of the site. */
export async function ownFont(page: Page): Promise<(what: string) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  return async (what) => {
    // Fonts may still load, and live content may replace a text while it is looked at.
    await expect(async () => {
      expect(await foreignTexts(cdp), what).toEqual([])
    }).toPass({ timeout: 15_000 })
  }
}
