/**
 * Draws public/share.png (1200 x 630), the picture beside a shared link, public/touch-icon.png (180 x 180) and the icons
 * of both web manifests, from the drawings of src/ui/art and the headline of the home page. It shows no name, so it needs
 * no change when the name is settled. Run it after redrawing:
 *   node scripts/make-share.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { ensureChromium } from './browsers.mjs'

const at = (/** @type {string} */ name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })

try {
  const art = readFileSync(at('art/hero.svg'), 'utf8')
  const { Logo } = await vite.ssrLoadModule('/src/ui/art/logo.tsx')
  const { home } = await vite.ssrLoadModule('/src/copy/home.ts')
  const draw = (/** @type {import('react').ComponentType} */ part) => renderToStaticMarkup(createElement(part))
  const icon = (/** @type {number} */ size, /** @type {number} */ share, ground = '#FFFDF9') =>
    `<div class="icon" style="height:${size}px;background:${ground}"><div style="width:${size * share}px">${draw(Logo)}</div></div>`

  await shoot(
    'share.png',
    1200,
    630,
    `<div class="share"><div>${draw(Logo)}<p>${home.hero.title.join('<br>')}</p></div>${art}</div>`,
  )
  await shoot('touch-icon.png', 180, 180, icon(180, 0.73))
  await shoot('icon-192.png', 192, 192, icon(192, 0.8))
  await shoot('icon-512.png', 512, 512, icon(512, 0.8))
  // Phones crop icons to different shapes, but keep the middle 80 %.
  await shoot('icon-maskable.png', 512, 512, icon(512, 0.5))
  // The dashboard stands beside the site on a home screen.
  await shoot('admin-icon-192.png', 192, 192, icon(192, 0.7, '#D9E8F6'))
  await shoot('admin-icon-512.png', 512, 512, icon(512, 0.7, '#D9E8F6'))
  await shoot('admin-icon-maskable.png', 512, 512, icon(512, 0.5, '#D9E8F6'))
} finally {
  await browser.close()
  await vite.close()
}

/**
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @param {string} markup
 */
async function shoot(name, width, height, markup) {
  const font = readFileSync(at('fonts/readex-pro.woff2')).toString('base64')
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>
    @font-face { font-family: Own; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { margin: 0; background: #FBF3E7 }
    svg { display: block; width: 100%; height: auto }
    .share { display: flex; direction: rtl; align-items: center; justify-content: space-between; gap: 40px; height: 630px; padding: 0 64px }
    .share > div { flex: 1 }
    .share > div svg { width: 150px }
    .share > svg { width: 560px }
    p { margin: 36px 0 0; font: 600 58px/1.35 Own; color: #12305A; white-space: nowrap }
    .icon { display: grid; place-items: center }
  </style>${markup}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: at(name), animations: 'disabled' })
  await page.close()
  console.info(`public/${name}`)
}
