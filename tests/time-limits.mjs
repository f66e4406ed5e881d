/** Upper bounds for a busy machine, in ms. A test that waits for nothing never comes near them. */
export const TEST_MS = 300_000
/** For a test without emulators and browsers: the slowest takes 3 s, and 17 s beside eight busy processes. */
export const UNIT_TEST_MS = 60_000
export const WAIT_MS = 30_000
