// Each file has a project of its own, so that files run side by side against the same emulators.
const file = (process.env['VITEST_WORKER_ID'] ?? '').padStart(2, '0')
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${file}`
