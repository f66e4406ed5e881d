/** Upper bounds for a busy machine, in ms. A test that waits for nothing never comes near them. */
export const TEST_MS = 300_000
export const WAIT_MS = 30_000
