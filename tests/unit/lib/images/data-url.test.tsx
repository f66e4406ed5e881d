import { expect, it } from 'vitest'
import { dataUrlLength, toDataUrl, toFile } from '../../../../src/lib/images/data-url'

it('the length of a data URL is computed before it is encoded', async () => {
  for (let size = 0; size < 4; size++) {
    const blob = new Blob([new Uint8Array(size).fill(200)], { type: 'image/webp' })
    expect(dataUrlLength(blob)).toBe((await toDataUrl(blob)).length)
  }
})

it('a data URL whose base64 is damaged is no file', () => {
  expect(toFile('data:image/webp;base64,UklGRg==', 'a')?.size).toBe(4)
  expect(toFile('data:image/webp;base64,UklGRg===x', 'a')).toBeNull()
})
