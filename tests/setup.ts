import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './helpers/console'

beforeEach(watchConsole)
afterEach(checkConsole)
