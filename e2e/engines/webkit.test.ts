import path from 'node:path'
import { lanes } from '../lanes'
import { checkEngine } from './checks'
import { startWebkit } from './webkit'

const lane = lanes[1]
const driver = process.env['WEBKIT_DRIVER_PATH']
if (!lane || !driver) throw new Error('Run the engines with node scripts/test.mjs engines')

checkEngine(() => startWebkit(driver, path.join(lane.folder, 'webkit')), lane)
