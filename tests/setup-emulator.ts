/**
 * Each file has a worker and a project of its own: a worker that ends may still have a request under way, and a stream
 * of its listeners that the emulator has not removed yet makes it answer the next commit in the project with an error.
 * The emulator compiles the rules for each new project, which takes most of a second.
 */
const worker = process.env['VITEST_WORKER_ID'] ?? ''
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${worker}`
