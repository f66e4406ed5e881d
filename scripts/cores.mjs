import { availableParallelism } from 'node:os'

/** The cores that the tests use side by side. The ports of more than four browser lanes would meet those of others. */
export const CORES = Math.min(Math.max(availableParallelism(), 2), 4)
