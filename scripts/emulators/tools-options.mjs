/**
 * Loaded before firebase-tools. Sets options of its libraries for which it has no settings. Without them it needs
 * several times the processor time.
 */
import { createRequire } from 'node:module'

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))

// The Auth emulator would compile the validators of its hundreds of methods when it starts, which takes seven seconds.
const exegesis = ofTools('exegesis-express')
const { middleware } = exegesis
exegesis.middleware = (/** @type {unknown} */ api, /** @type {object} */ options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true })

// Superstatic would compress each file for each page, and collect garbage because of the memory that this takes.
const superstatic = ofTools('superstatic')
const { server } = superstatic
superstatic.server = (/** @type {object} */ options) => server({ ...options, compression: false })
