import { expect, it } from 'vitest'
import { dataUrlLength, toDataUrl } from '../../src/lib/data-url'

it('the length of a data URL is computed before it is encoded', async () => {
  for (let size = 0; size < 4; size++) {
    const blob = new Blob([new Uint8Array(size).fill(200)], { type: 'image/webp' })
    expect(dataUrlLength(blob)).toBe((await toDataUrl(blob)).length)
  }
})
