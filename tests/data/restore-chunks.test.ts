import { describe, expect, it } from 'vitest'
import type { Write } from '../../src/data/backup'
import { documentBytes } from '../../src/data/document-size'
import { countLookups } from '../../src/data/lookups'
import { chunksOf } from '../../src/data/restore'
import {
  CHUNK_MAX_BYTES,
  DOCUMENT_LOOKUPS,
  PRODUCT_FULL_CHARS,
  PRODUCT_IMAGE_CHARS,
  TEAM_IMAGE_CHARS,
} from '../../src/limits'

const picture = (chars: number) => ({ image: 'x'.repeat(chars) })
const product = (n: number, before?: boolean): Write[] =>
  [
    [`products/${1_700_000_000_000 + n}`, picture(PRODUCT_IMAGE_CHARS)] as const,
    [`products/${1_700_000_000_000 + n}/pictures/full`, picture(PRODUCT_FULL_CHARS)] as const,
  ].map(([path, fields]) => ({ path, fields, before: before ? fields : undefined }))
const member = (n: number, chars: number): Write => ({
  path: `team/m${n}`,
  fields: null,
  before: picture(chars),
})
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

const kindOf = ({ fields, before }: Write) => (!fields ? 'delete' : before ? 'update' : 'create')

describe('the requests of a restore', () => {
  it.each([
    ['500 new products', many(500, (n) => product(n)).flat()],
    ['500 replaced products', many(500, (n) => product(n, true)).flat()],
    ['60 deleted members with photos', many(60, (n) => member(n, TEAM_IMAGE_CHARS))],
    ['60 deleted members without photos', many(60, (n) => member(n, 0))],
  ])('for %s look up at most 20 documents and send at most 1 MB', (_, writes) => {
    const chunks = chunksOf(writes)
    expect(chunks.flat()).toEqual(writes)
    for (const chunk of chunks) {
      const rules = chunk.map((write) => ({ path: write.path, kind: kindOf(write) }) as const)
      expect(countLookups(rules)).toBeLessThanOrEqual(DOCUMENT_LOOKUPS)
      const bytes = chunk
        .flatMap(({ fields, before }) => [fields ?? {}, before ?? {}])
        .reduce((sum, fields) => sum + documentBytes(fields), 0)
      expect(bytes).toBeLessThanOrEqual(CHUNK_MAX_BYTES)
      // A picture is stored with its product.
      for (const { path } of chunk)
        expect(chunk.some((other) => other.path === path.split('/').slice(0, 2).join('/'))).toBe(true)
    }
  })

  it('are as few as the limits allow', () => {
    expect(chunksOf(many(57, (n) => member(n, 0))).map((chunk) => chunk.length)).toEqual([19, 19, 19])
  })
})
