import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './helpers/console'
import { requestsToEnd } from './helpers/requests'

beforeEach(watchConsole)
afterEach(async () => {
  // What a test left under way ends, and prints its lines, while they still count for this test.
  await requestsToEnd()
  checkConsole()
})
