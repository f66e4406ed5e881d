import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this repository. */
export const ROOT = path.join(fileURLToPath(import.meta.url), '../../')
