import { checkEngine } from './checks'
import { startWebkit } from './webkit'

checkEngine('webkit', startWebkit)
