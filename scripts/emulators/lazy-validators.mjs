/**
 * Loaded before firebase-tools: the Auth emulator compiles the validators of its hundreds of methods when it starts, which takes
 * seven seconds of a processor. exegesis, which compiles them, has an option to do so at the first call of each.
 */
import { createRequire } from 'node:module'

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))
const exegesis = ofTools('exegesis-express')
const { middleware } = exegesis
exegesis.middleware = (/** @type {unknown} */ api, /** @type {object} */ options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true })
