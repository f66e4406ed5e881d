/** Draws public/qr.svg, the code of the footer, from `social.qr` of src/config.ts. Run it after changing that address. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { encode } from 'uqr'

/**
 * Returns an SVG with the quiet zone of four modules that readers need. Adjacent modules are one shape, without seams.
 *
 * @param {string} text
 */
export function qrSvg(text) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row) => row.map(Number).join(''))
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${runs.join('')}" fill="#12305A"/></svg>\n`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = /qr: '([^']+)'/.exec(readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8'))?.[1]
  if (!address) throw new Error('make-qr: src/config.ts names no social.qr')
  writeFileSync(new URL('../public/qr.svg', import.meta.url), qrSvg(address))
  console.info(`public/qr.svg opens ${address}`)
}
