import { PRODUCT_PATH } from '../../../scripts/documents/valid'
import { DIRECTOR_TEXTS_PATH } from '../../../src/data/document-paths'
import { ADMIN, deleteWrite, makeImage, owner } from './backend'
import { text } from './numbers'
import { idOf } from './stored-content'
import { change, readRawFields, send, storedVersionWrite, write, type Raw } from './thief'

/** What a thief tries against the history itself. */
export const HISTORY_ACTS: Record<string, () => Promise<unknown>> = {
  'buries the history below additions of one request': async () => {
    const path = `products/${idOf(40)}`
    const addition = {
      id: text(idOf(40)),
      image: text(makeImage()),
      name: text('x'),
      order: { integerValue: '40' },
    }
    const about = { path: text(path), by: text(ADMIN.email), isAddition: { booleanValue: true } }
    const entries = Array.from({ length: 300 }, (_, n) =>
      write(
        `versions/products_${idOf(40)}+${n + 1}`,
        { ...about, fields: { mapValue: { fields: { name: text('x') } } } },
        'at',
      ),
    )
    await send(...entries, write(path, addition, 'createdAt', 'updatedAt'))
  },
  'buries the history below changes': async () => {
    for (let n = 0; n < 25; n += 1) await change(DIRECTOR_TEXTS_PATH, { name: `x${n}` })
  },
  'deletes the history': async () => {
    for (const { id } of await owner.list('versions')) await send(deleteWrite(`versions/${id}`))
  },
  'writes a version of a state that never was': async () => {
    const version = (await storedVersionWrite(DIRECTOR_TEXTS_PATH)) as { update: { fields: Raw } }
    version.update.fields['fields'] = { mapValue: { fields: { name: text('x') } } }
    await send(
      version,
      write(
        DIRECTOR_TEXTS_PATH,
        { ...(await readRawFields(DIRECTOR_TEXTS_PATH)), name: text('q') },
        'updatedAt',
      ),
    )
  },
  'writes a version under an earlier time': async () => {
    const version = await storedVersionWrite(DIRECTOR_TEXTS_PATH)
    const at = { timestampValue: '2020-01-01T00:00:00Z' }
    const { update } = version as { update: { name: string; fields: Raw } }
    await send(
      { update: { ...update, fields: { ...update.fields, at } } },
      write(DIRECTOR_TEXTS_PATH, await readRawFields(DIRECTOR_TEXTS_PATH), 'updatedAt'),
    )
  },
  'moves the moment out of the history': () =>
    send(write('versions/x', { path: text(PRODUCT_PATH) }, 'at')),
}
