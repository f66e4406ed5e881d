import { encode } from 'uqr'

/** An SVG with the quiet zone of four modules that readers need. Adjacent modules are one shape, without seams. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row) => row.map(Number).join(''))
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  )
  const box = `viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"`
  const white = `<rect width="${size}" height="${size}" fill="#fff"/>`
  const modules = `<path d="${runs.join('')}" fill="#12305A"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${white}${modules}</svg>\n`
}
