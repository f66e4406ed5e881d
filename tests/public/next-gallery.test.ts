import { describe, expect, it } from 'vitest'
import { defaultProducts } from '../../src/copy/products'
import type { Product } from '../../src/data/content/products'
import { nextGallery } from '../../src/pages/products/use-gallery'

const DAY = new Date('2025-01-01T00:00:00Z')
const product = (id: string, image: string): Product => ({
  id,
  image,
  name: id,
  order: 1,
  createdAt: DAY,
  updatedAt: DAY,
})
const stored = [product('1700000000000', 'data:image/webp;base64,AAAA')]

// 58, contradiction 9
describe('the gallery after an answer', () => {
  it('shows the bundled products while nothing was ever stored', () => {
    expect(nextGallery([], undefined)).toEqual(defaultProducts)
    expect(nextGallery([], defaultProducts)).toEqual(defaultProducts)
  })

  it('stays empty once the stored products were deleted', () => {
    const emptied = nextGallery([], stored)
    expect(emptied).toEqual([])
    expect(nextGallery([], emptied)).toEqual([])
  })

  it('keeps the picture of an unchanged product', () => {
    const bakedList = [product('1700000000000', '/assets/picture-1.webp')]
    expect(nextGallery(stored, bakedList)[0]?.image).toBe('/assets/picture-1.webp')
  })
})
