import type { CDPSession, Page } from '@playwright/test'
import { expect } from './fixtures'

/** The family of the two files of public/fonts. */
const OWN = /^Readex Pro/

/** Of `nodeType`. */
const TEXT_NODE = 3

/** Returns each text of the page that is drawn in a font of the system, with that font. */
async function foreignTexts(cdp: CDPSession): Promise<string[]> {
  // With `pierce` the texts of form controls are found, too.
  const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue.trim() !== '')
  const drawn = [...texts, ...nodes.flatMap(({ pseudoElements = [] }) => pseudoElements)]
  const found = await Promise.all(
    drawn.map(async ({ nodeId, nodeName, nodeValue }) => {
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
      const foreign = fonts.find(({ familyName, isCustomFont }) => !isCustomFont || !OWN.test(familyName))
      return foreign ? [`${foreign.familyName} draws ${nodeName} «${nodeValue.trim()}»`] : []
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
