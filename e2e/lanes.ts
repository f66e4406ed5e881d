/** What each worker uses, as `node scripts/test.mjs e2e` has prepared it. */
type Lane = { firestore: string; auth: string; site: string; folder: string }

export const lanes = JSON.parse(process.env['E2E_LANES'] ?? '[]') as Lane[]
