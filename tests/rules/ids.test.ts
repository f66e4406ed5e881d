import { beforeAll, expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { collectionOf, isContentPath } from '../../src/data/content-paths'
import { documentPath } from '../../src/data/document-paths'
import { CONTENT } from '../../src/data/entities'
import { expectConsole } from '../helpers/console'
import { setWrite, store } from '../helpers/emulator/backend'
import { freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)

it.each([
  {
    example: PRODUCT_PATH,
    validIds: ['1700000000001', '1234567890'],
    invalidIds: ['1', 'abc', '12345678901234567', '1700000000001x'],
  },
  {
    example: MEMBER_PATH,
    validIds: ['a-B_9', 'x'.repeat(64)],
    invalidIds: ['a b', 'x'.repeat(65), 'نص', 'a.b'],
  },
])('the rules, the reader and the paths of $example take the same ids', async (row) => {
  expectConsole(/malformed/)
  const collection = collectionOf(row.example)
  for (const id of [...row.validIds, ...row.invalidIds]) {
    const path = documentPath(collection, id)
    const fields = { ...valid(row.example), id }
    await store({ [path]: null })
    const taken = {
      byRules: await isTaken(setWrite(path, fields)),
      byReader: CONTENT[collection].parse(fields, id) !== null,
      byPaths: isContentPath(path),
    }
    const isValid = row.validIds.includes(id)
    expect(taken, id).toEqual({ byRules: isValid, byReader: isValid, byPaths: isValid })
  }
})
