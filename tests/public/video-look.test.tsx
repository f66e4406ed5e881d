import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { videoLook } from '../../src/ui/art/video-motifs'

const ids = Array.from({ length: 200 }, (_, index) => String(1_700_000_000_000 + index * 86_400_123))
function lookOf(id: string): string {
  const { Motif, ground } = videoLook(id)
  return `${ground} ${renderToStaticMarkup(<Motif />)}`
}

describe('the drawing of a video', () => {
  it('depends on the id alone', () => {
    expect(ids.map(lookOf)).toEqual(ids.map(lookOf))
  })

  it('is one of 25, none of which is much more frequent than the others', () => {
    const counts = new Map<string, number>()
    for (const look of ids.map(lookOf)) counts.set(look, (counts.get(look) ?? 0) + 1)
    expect(counts.size).toBe(25)
    expect(Math.max(...counts.values())).toBeLessThan(20)
  })

  it('differs between the three samples', () => {
    expect(new Set(['sample-1', 'sample-2', 'sample-3'].map(lookOf)).size).toBe(3)
  })
})
