// @ts-nocheck
/**
 * Draws public/qr.svg, the code of the footer, from `social.qr` of src/config.ts. Run it after changing that address:
 *   node scripts/make-qr.mjs
 * A small encoder of its own (byte mode, error correction M, versions 1 to 6, at most 106 bytes).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Per version: data bytes of each block, and error-correction bytes per block. */
const BLOCKS = [null, [[16], 10], [[28], 16], [[44], 26], [[32, 32], 18], [[43, 43], 24], [[27, 27, 27, 27], 16]]
const MASKS = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (r, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
]

const EXP = [1]
for (let i = 1; i < 255; i++) EXP[i] = (EXP[i - 1] << 1) ^ (EXP[i - 1] & 0x80 ? 0x11d : 0)
const LOG = new Map(EXP.map((value, power) => [value, power]))
const times = (a, b) => (a && b ? EXP[(LOG.get(a) + LOG.get(b)) % 255] : 0)

function correction(data, length) {
  let divisor = [1]
  for (let i = 0; i < length; i++) {
    const next = [...divisor, 0]
    divisor.forEach((value, at) => (next[at + 1] ^= times(value, EXP[i])))
    divisor = next
  }
  const rest = [...data, ...Array(length).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]
    divisor.forEach((value, at) => (rest[i + at] ^= times(value, lead)))
  }
  return rest.slice(data.length)
}

function codewords(text) {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex((entry) => entry && bytes.length + 2 <= entry[0].reduce((a, b) => a + b))
  if (version < 0) throw new Error(`make-qr: the address is longer than 106 bytes: ${text}`)
  const [sizes, length] = BLOCKS[version]
  const room = sizes.reduce((a, b) => a + b)
  let bits = `0100${bytes.length.toString(2).padStart(8, '0')}${bytes.map((b) => b.toString(2).padStart(8, '0')).join('')}0000`
  bits = bits.slice(0, room * 8).padEnd(Math.ceil(Math.min(bits.length, room * 8) / 8) * 8, '0')
  const data = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  let at = 0
  const blocks = sizes.map((size) => data.slice(at, (at += size)))
  const checks = blocks.map((block) => correction(block, length))
  const interleave = (lists) => lists[0].flatMap((_, i) => lists.map((list) => list[i]))
  return { version, words: [...interleave(blocks), ...interleave(checks)] }
}

/** The matrix of `text`: rows of 0 and 1. */
export function qrMatrix(text) {
  const { version, words } = codewords(text)
  const size = 17 + 4 * version
  const grid = Array.from({ length: size }, () => Array(size).fill(null))
  const put = (row, col, value) => {
    if (row >= 0 && col >= 0 && row < size && col < size) grid[row][col] = value
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ])
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3))
        put(top + r, left + c, ring === 3 || ring < 2 ? 1 : 0)
      }
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = 1 - (i % 2)
  if (version > 1)
    for (let r = -2; r <= 2; r++)
      for (let c = -2; c <= 2; c++) put(size - 7 + r, size - 7 + c, Math.max(Math.abs(r), Math.abs(c)) === 1 ? 0 : 1)
  for (let i = 0; i < 9; i++)
    for (const [r, c] of [
      [8, i],
      [i, 8],
      [8, size - 1 - i],
      [size - 1 - i, 8],
    ])
      if (i < 8 || (r < 9 && c < 9)) grid[r][c] ??= 0
  const free = grid.map((row) => row.map((cell) => cell === null))
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('')
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const col of [right, right - 1]) {
        const row = up ? size - 1 - step : step
        if (free[row][col]) grid[row][col] = Number(bits[next++] ?? 0)
      }
  }
  const tries = MASKS.map((mask, number) => {
    const tried = grid.map((row, r) => row.map((cell, c) => (free[r][c] && mask(r, c) === 0 ? 1 - cell : cell)))
    writeFormat(tried, number)
    return tried
  })
  return tries.reduce((best, tried) => (penalty(tried) < penalty(best) ? tried : best))
}

/** Level M is 00, then the mask; 10 check bits; all under the standard's fixed pattern. */
function writeFormat(grid, mask) {
  const size = grid.length
  let rest = mask << 10
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const bit = (bits >> i) & 1
    if (i < 6) grid[i][8] = bit
    else if (i < 8) grid[i + 1][8] = bit
    else grid[size - 15 + i][8] = bit
    if (i < 8) grid[8][size - 1 - i] = bit
    else if (i === 8) grid[8][7] = bit
    else grid[8][14 - i] = bit
  }
  grid[size - 8][8] = 1
}

function penalty(grid) {
  const size = grid.length
  let score = 0
  for (const lines of [grid, grid.map((_, c) => grid.map((row) => row[c]))])
    for (const line of lines) {
      const text = line.join('')
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2
      for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)/.test(text.slice(i, i + 11))) score += 40
    }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++)
      if (new Set([grid[r][c], grid[r - 1][c], grid[r][c - 1], grid[r - 1][c - 1]]).size === 1) score += 3
  const dark = grid.flat().reduce((a, b) => a + b, 0)
  return score + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10))
}

/** An SVG with the quiet zone of four modules that readers need. */
export function qrSvg(text) {
  const grid = qrMatrix(text)
  const side = grid.length + 8
  const path = grid.flatMap((row, r) =>
    [...row.join('').matchAll(/1+/g)].map((run) => `M${run.index + 4} ${r + 4}h${run[0].length}v1h-${run[0].length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" height="${side * 4}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path.join('')}" fill="#12305A"/></svg>\n`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = /qr: '([^']+)'/.exec(readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8'))?.[1]
  if (!address) throw new Error('make-qr: src/config.ts names no social.qr')
  writeFileSync(new URL('../public/qr.svg', import.meta.url), qrSvg(address))
  console.info(`public/qr.svg opens ${address}`)
}
