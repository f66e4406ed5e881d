import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { productDocuments } from '../../fixtures/products'
import { owner } from './backend'

/** Stores products as another administrator. */
export const putProducts = (...documents: Parameters<typeof productDocuments>) =>
  owner.store(productDocuments(...documents))
/** What is stored of the products, in their order. */
export const storedProducts = async () =>
  (await owner.list('products'))
    .map(({ data }) => data)
    .sort((a, b) => Number(a['order']) - Number(b['order']))
export const expectStored = (...names: string[]) =>
  waitFor(async () =>
    expect((await storedProducts()).map(({ name, order }) => ({ name, order }))).toEqual(
      names.map((name, index) => ({ name, order: index + 1 })),
    ),
  )
