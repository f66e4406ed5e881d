import type { Locator } from '@playwright/test'
import { png, type ImageFile } from '../../tests/fixtures/images'
import { expect } from './fixtures'

/** An image with a square mark, which stands for a face near an edge. */
export function marked(name: string, width: number, height: number): ImageFile {
  const side = Math.round(Math.min(width, height) / 5)
  const left = Math.round(width * 0.36)
  const top = Math.round(height * 0.22)
  return png(name, {
    width,
    height,
    colour: 2,
    row: (row, y) => {
      row.fill(0xdd)
      if (y < top || y >= top + side) return
      for (let x = left; x < left + side; x += 1) row.set([0xe0, 0x10, 0xc0], x * 3)
    },
  })
}

/** The rectangle of the mark in its frame, as percentages. */
async function measureMark(frame: Locator): Promise<number[]> {
  const screenshot = (await frame.screenshot({ animations: 'disabled' })).toString('base64')
  return frame.page().evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const xs: number[] = []
    const ys: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) < 170 || (data[at + 1] ?? 0) > 110 || (data[at + 2] ?? 0) < 130) continue
      xs.push((at / 4) % image.width)
      ys.push(Math.floor(at / 4 / image.width))
    }
    const ends = (places: number[], size: number) =>
      [Math.min(...places), Math.max(...places) + 1].map((end) => (end / size) * 100)
    return [...ends(xs, image.width), ...ends(ys, image.height)]
  }, screenshot)
}

/** The rectangle of the mark once two measurements agree, because a new width moves the page for a moment. */
export async function measureRestingMark(frame: Locator): Promise<number[]> {
  let mark = await measureMark(frame)
  await expect(async () => {
    const before = mark
    mark = await measureMark(frame)
    expect(mark).toEqual(before)
  }).toPass()
  return mark
}

/** About a pixel, as a percentage: a logo is 28 px high. */
const TOLERANCE = 4

/** Expects that two marks differ by about a pixel at most. */
export function expectSame(mark: number[], expected: number[], what: string): void {
  for (const [index, end] of mark.entries())
    expect(Math.abs(end - (expected[index] ?? NaN)), what).toBeLessThan(TOLERANCE)
}
