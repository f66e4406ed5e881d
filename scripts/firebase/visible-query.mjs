/**
 * Returns the query for the visible documents of a list, as the REST API takes it. The rules let visitors list only
 * these. tests/house/entities compares it with that of the pages, src/data/client/visible-query.ts.
 */
export function visibleQuery(/** @type {string} */ collectionId, /** @type {number} */ limit) {
  const field = { fieldPath: 'order' }
  return {
    from: [{ collectionId }],
    where: { fieldFilter: { field, op: 'GREATER_THAN', value: { integerValue: '0' } } },
    orderBy: [{ field }],
    limit,
  }
}
