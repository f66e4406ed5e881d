/**
 * Draws the pictures of the local content once, with Chromium, into scripts/seed-images (committed, so that seeding
 * needs no browser): each product as the two sizes the dashboard stores, four portraits, the director's photo, and the
 * logos of four invented companies.
 * Run it after changing a drawing: node scripts/make-seed-images.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from './browsers.mjs'
import { ROOT } from './install.mjs'

const OUT = path.join(ROOT, 'scripts', 'seed-images')
const SKY = '#D9E8F6'
const PEACH = '#FCE3CA'
const MINT = '#D3EBDE'
const BLUE = '#1D4E89'
const GREEN = '#1B6E45'
const ORANGE = '#F28C38'
const NIGHT = '#12305A'

const FACE = `<g transform="rotate(7 115 81)"><circle cx="103" cy="74" r="5" fill="#fff"/><circle cx="127" cy="74" r="5" fill="#fff"/><path d="M100 92Q115 106 130 92" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`
const art = (/** @type {string} */ name) =>
  readFileSync(path.join(ROOT, 'public', 'products', `${name}.svg`), 'utf8')
    .replace(/^<svg[^>]*><rect[^>]*>/, '')
    .replace('</svg>', '')
    .trim()
/** @type {(drawing: string, from: string, to: string) => string} */
const recolour = (drawing, from, to) => drawing.replaceAll(from, to)
/** @type {(drawing: string, x: number, y: number, scale: number, turn?: number) => string} */
const place = (drawing, x, y, scale, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 100 90)">${drawing}</g>`
/** @type {(x: number, colour: string, drawing: string) => string} */
const card = (x, colour, drawing) =>
  `<g transform="translate(${x} 52)"><rect width="46" height="76" rx="9" fill="${colour}"/>${drawing}</g>`

const sprout = card(
  134,
  '#fff',
  `<path d="M8 62H38" stroke="${NIGHT}" stroke-width="6" stroke-linecap="round"/><circle cx="23" cy="52" r="6" fill="${ORANGE}"/>`,
)
const leaf = card(
  77,
  '#fff',
  `<path d="M8 62H38" stroke="${NIGHT}" stroke-width="6" stroke-linecap="round"/><path d="M23 60V36" stroke="${GREEN}" stroke-width="5" stroke-linecap="round"/><path d="M23 44C10 44 8 34 8 30C18 30 23 36 23 44Z" fill="${GREEN}"/>`,
)
const flower = card(
  20,
  BLUE,
  `<path d="M8 62H38" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M23 60V30" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="23" cy="22" r="13" fill="${ORANGE}"/><circle cx="23" cy="22" r="5" fill="#fff"/>`,
)
/** @type {(turn: number, colour: string) => string} */
const blade = (turn, colour) =>
  `<path d="M100 76V30Q128 34 126 58Z" fill="${colour}" transform="rotate(${turn} 100 76)"/>`
const pinwheel = `<rect x="96" y="76" width="8" height="82" rx="4" fill="${NIGHT}"/>${blade(0, BLUE)}${blade(90, GREEN)}${blade(180, BLUE)}${blade(270, GREEN)}<circle cx="100" cy="76" r="8" fill="${ORANGE}"/>`
/** @type {(x: number, y: number, width: number, height: number, colour: string) => string} */
const cup = (x, y, width, height, colour) =>
  `<path d="M${x} ${y}H${x + width}L${x + width - 8} ${y + height}H${x + 8}Z" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`
const cups = cup(76, 30, 48, 34, ORANGE) + cup(64, 74, 72, 34, GREEN) + cup(50, 118, 100, 34, BLUE)

/** @type {Record<string, [ground: string, drawing: string]>} */
const PRODUCTS = {
  'letter-cards': [SKY, art('cards')],
  'language-kit': [PEACH, recolour(art('box'), BLUE, GREEN)],
  'sequence-puzzle': [MINT, art('puzzle')],
  'story-book': [SKY, recolour(art('book'), BLUE, GREEN)],
  'letter-blocks': [PEACH, art('blocks')],
  'speech-mirror': [SKY, recolour(art('mirror'), BLUE, ORANGE)],
  'reasoning-test': [MINT, art('box')],
  'feelings-cards': [PEACH, recolour(art('cards'), BLUE, GREEN).replace(/<g transform="rotate\(7.*<\/g>/, FACE)],
  'event-cards': [SKY, sprout + leaf + flower],
  'breath-pinwheel': [PEACH, pinwheel],
  'stacking-cups': [MINT, cups],
  'exercise-book': [PEACH, art('book')],
  'matching-puzzle': [SKY, recolour(art('puzzle'), BLUE, GREEN)],
  'home-kit': [
    MINT,
    place(recolour(art('book'), BLUE, GREEN), 72, 12, 0.72, 8) +
      place(art('blocks'), -30, 44, 0.6) +
      place(art('box'), 50, 60, 0.66),
  ],
}
const person = (/** @type {string} */ name) =>
  readFileSync(path.join(OUT, `avatar-${name}.svg`), 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
const PORTRAITS = {
  'team-1': person('f'),
  'team-2': recolour(recolour(person('m'), SKY, PEACH), BLUE, GREEN),
  'team-3': recolour(recolour(recolour(person('f'), SKY, MINT), GREEN, BLUE), '#E5B48F', '#C98F66'),
  'team-4': recolour(person('m'), SKY, MINT),
}
const DIRECTOR = recolour(person('f'), SKY, PEACH)

/** @type {(x: number, y: number, turn: number, colour: string) => string} */
const grain = (x, y, turn, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="4" ry="8" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`
const wheat = `<path d="M28 50V14" stroke="${GREEN}" stroke-width="4" stroke-linecap="round"/>${grain(28, 10, 0, ORANGE)}${grain(20, 22, -30, ORANGE)}${grain(36, 22, 30, ORANGE)}${grain(20, 36, -30, ORANGE)}${grain(36, 36, 30, ORANGE)}`
const oasis = `<path d="M8 46Q28 34 48 46Z" fill="${BLUE}"/><circle cx="28" cy="20" r="12" fill="${ORANGE}"/><path d="M12 38Q28 26 44 38" fill="none" stroke="${GREEN}" stroke-width="5" stroke-linecap="round"/>`
const breeze = `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M6 20H34Q44 20 44 12" stroke="${BLUE}"/><path d="M6 32H48" stroke="${GREEN}"/><path d="M6 44H26Q36 44 36 50" stroke="${BLUE}"/></g>`
const anchor = `<g fill="none" stroke="${NIGHT}" stroke-width="5" stroke-linecap="round"><circle cx="28" cy="12" r="5"/><path d="M28 18V48M18 26H38M8 34Q10 48 28 48Q46 48 48 34"/></g>`
/** @type {Record<string, [mark: string, name: string, colour: string]>} */
const LOGOS = {
  'logo-1': [wheat, 'سنبلة', GREEN],
  'logo-2': [oasis, 'واحة', BLUE],
  'logo-3': [breeze, 'نسيم', NIGHT],
  'logo-4': [anchor, 'مرسى', NIGHT],
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
for (const [name, [ground, drawing]] of Object.entries(PRODUCTS)) {
  const svg = `<rect y="-10" width="200" height="200" fill="${ground}"/>${drawing}`
  await write(`${name}.webp`, '0 -10 200 200', svg, [360, 360], 'image/webp', 0.9)
  await write(`${name}.full.webp`, '0 -10 200 200', svg, [1200, 1200], 'image/webp', 0.9)
}
for (const [name, drawing] of Object.entries(PORTRAITS))
  await write(`${name}.webp`, '0 0 160 160', drawing, [600, 600], 'image/webp', 0.9)
// The director's photo is a 4:5 portrait: the drawing in its middle, the ground continued above and the shoulders below.
const ground = `<rect y="-14" width="160" height="200" fill="${PEACH}"/>`
const shoulders = `<rect x="20" y="156" width="120" height="32" fill="${GREEN}"/>`
await write('director.jpg', '0 -14 160 200', ground + DIRECTOR + shoulders, [900, 1125], 'image/jpeg', 0.85)
for (const [name, [mark, text, colour]] of Object.entries(LOGOS)) {
  const word = `<text x="56" y="41" text-anchor="middle" direction="rtl" font-family="Noto Kufi Arabic" font-weight="700" font-size="32" fill="${colour}">${text}</text>`
  await write(
    `${name}.webp`,
    '0 0 168 56',
    word + `<g transform="translate(112 0)">${mark}</g>`,
    [168, 56],
    'image/webp',
    0.8,
  )
}
await browser.close()

/**
 * @param {string} file
 * @param {string} viewBox
 * @param {string} drawing
 * @param {[width: number, height: number]} size
 * @param {string} type
 * @param {number} quality
 */
async function write(file, viewBox, drawing, [width, height], type, quality) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${drawing}</svg>`
  const dataUrl = await page.evaluate(draw, { svg, width, height, type, quality })
  writeFileSync(path.join(OUT, file), Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  console.log(`${file}: ${dataUrl.length} characters as a data URL`)
}

/**
 * Runs in the page.
 * @param {{ svg: string, width: number, height: number, type: string, quality: number }} picture
 */
async function draw({ svg, width, height, type, quality }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL(type, quality)
}
