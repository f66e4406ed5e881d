import { checkEngine } from './checks'
import { startFirefox } from './firefox'

checkEngine('firefox', startFirefox)
