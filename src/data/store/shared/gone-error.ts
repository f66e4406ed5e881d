import { DataError } from '../../client/errors'

/** Thrown when documents to be changed were deleted meanwhile: a change does not create them again. */
export class GoneError extends DataError {
  readonly paths: readonly string[]
  constructor(...paths: string[]) {
    super('gone', `Deleted meanwhile: ${paths.join(', ')}`)
    this.paths = paths
  }
}
