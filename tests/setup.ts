import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './helpers/console'

beforeEach(watchConsole)
afterEach(async () => {
  // What a test left running writes its lines while they are still its own.
  await setImmediate()
  checkConsole()
})
