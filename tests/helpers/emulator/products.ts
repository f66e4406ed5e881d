import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { productDocuments } from '../../fixtures/products'
import { owner } from './backend'

/** Stores products as another administrator. */
export const put = (...documents: Parameters<typeof productDocuments>) =>
  owner.store(productDocuments(...documents))
export const stores = async () =>
  (await owner.list('products'))
    .map(({ data }) => data)
    .sort((a, b) => Number(a['order']) - Number(b['order']))
export const expectStored = (...names: string[]) =>
  waitFor(async () =>
    expect((await stores()).map(({ name, order }) => ({ name, order }))).toEqual(
      names.map((name, index) => ({ name, order: index + 1 })),
    ),
  )
