/**
 * Draws public/share.png (1200 x 630), the picture beside a shared link, and public/touch-icon.png (180 x 180), from
 * the drawings of src/ui/art. It shows no name, so it needs no change when the name is settled. Run it after redrawing:
 *   node scripts/make-share.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { ensureChromium } from './chromium.mjs'

const at = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })

try {
  const hero = readFileSync(at('art/hero.svg'), 'utf8')
  const { Logo } = await vite.ssrLoadModule('/src/ui/art/logo.tsx')
  const draw = (part) => renderToStaticMarkup(createElement(part))

  await shoot('share.png', 1200, 630, `<div class="share">${draw(Logo)}${hero}</div>`)
  await shoot('touch-icon.png', 180, 180, `<div class="icon">${draw(Logo)}</div>`)
} finally {
  await browser.close()
  await vite.close()
}

async function shoot(name, width, height, markup) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>
    body { margin: 0; background: #FBF3E7 }
    .share { display: flex; direction: rtl; align-items: center; justify-content: space-evenly; height: 630px }
    .share svg:first-child { width: 280px }
    .share svg:last-child { width: 608px; height: auto }
    .icon { display: grid; place-items: center; height: 180px; background: #FFFDF9 }
    .icon svg { width: 132px }
  </style>${markup}`)
  await page.screenshot({ path: at(name), animations: 'disabled' })
  console.info(`public/${name}`)
}
