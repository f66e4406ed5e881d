/** The emulators and the site of each worker, which `node scripts/test.mjs e2e` starts. */
export type Lane = { firestore: string; auth: string; site: string; folder: string }

export const lanes = JSON.parse(process.env['E2E_LANES'] ?? '[]') as Lane[]
