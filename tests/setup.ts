import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './helpers/console'

beforeEach(watchConsole)
afterEach(async () => {
  // Code that a test left running prints its lines now, while they still count for this test.
  await setImmediate()
  checkConsole()
})
