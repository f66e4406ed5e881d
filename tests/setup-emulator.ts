// Each worker has a project of its own, so that files run side by side against the same emulators. A project for each file
// would cost half a second more, because the emulator compiles the rules for each.
const worker = (process.env['VITEST_POOL_ID'] ?? '').padStart(2, '0')
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${worker}`
