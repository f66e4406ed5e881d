import path from 'node:path'
import { lanes } from '../lanes'
import { checkEngine } from './checks'
import { startFirefox } from './firefox'

const [lane] = lanes
const program = process.env['FIREFOX_PATH']
if (!lane || !program) throw new Error('Run the engines with node scripts/test.mjs engines')

checkEngine(() => startFirefox(program, path.join(lane.folder, 'firefox')), lane)
