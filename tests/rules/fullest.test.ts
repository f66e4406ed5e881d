import { beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import { LARGE_IMAGE_PATH, PATHS, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { setWrite, store } from '../helpers/emulator/backend'
import { expectTaken, explainRefusal, freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)

/** The writes of a new document, at an empty path. A large image comes with its product. */
async function additionAt(path: string, fields: StoredFields) {
  await store({ [path]: null, ...(path === LARGE_IMAGE_PATH && { [PRODUCT_PATH]: null }) })
  return [
    setWrite(path, fields),
    ...(path === LARGE_IMAGE_PATH ? [setWrite(PRODUCT_PATH, valid(PRODUCT_PATH))] : []),
  ]
}

/** The fields of a refused document that the rules take as they are in the valid one. */
async function refusedFields(path: string, document: StoredFields): Promise<string[]> {
  const refused: string[] = []
  for (const [field, value] of Object.entries(document)) {
    const repaired = { ...document, [field]: valid(path)[field] }
    if (!(await isTaken(...(await additionAt(path, repaired))))) continue
    const rows = Array.isArray(value) ? `, ${value.length} rows` : ''
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    refused.push(`${field} (${text.length} characters${rows})`)
  }
  return refused
}

// Requirement 7
it.each(PATHS)('an administrator may store a valid document at %s', async (path) => {
  await expectTaken(...(await additionAt(path, valid(path))))
})

it.each(PATHS)('an administrator may store the fullest document at %s', async (path) => {
  const fullest = FULLEST[path] ?? {}
  if (await isTaken(...(await additionAt(path, fullest)))) return
  const fields = (await refusedFields(path, fullest)).join(' or ')
  // With two such fields none is the only reason.
  const reason = fields ? `another limit than ${fields}` : 'other limits than several fields'
  const rules = await explainRefusal(await additionAt(path, fullest))
  expect.fail(`firestore.rules have ${reason} in scripts/documents/fullest.ts\n${rules}`)
})
