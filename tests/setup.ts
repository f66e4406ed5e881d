import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './console'

beforeEach(watchConsole)
afterEach(checkConsole)
