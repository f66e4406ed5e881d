/** The emulators and the site of each worker or engine, which `scripts/test.mjs` starts. */
type Lane = { firestore: string; auth: string; site: string; folder: string }

export const lanes = JSON.parse(process.env['E2E_LANES'] ?? '[]') as Lane[]
