/** The settings of a real project: those of `.env`, and over them the shell's. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './install.mjs'

const file = path.join(ROOT, '.env')
export const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
