import { ConflictError } from '../data/errors'

/**
 * Saves over the version that was loaded. Where its date is older than the stored one although nothing else differs,
 * that was this page's own last save, whose date has not arrived yet: no conflict.
 * @param isMine whether the stored version holds what this page knows as stored
 */
export async function saveOver<T extends { updatedAt: Date | null } | null>(
  save: (version: NonNullable<T>['updatedAt']) => Promise<void>,
  version: NonNullable<T>['updatedAt'],
  isMine: (stored: T) => boolean,
): Promise<void> {
  try {
    await save(version)
  } catch (error) {
    if (!(error instanceof ConflictError) || !isMine(error.theirs as T)) throw error
    await save((error.theirs as T)?.updatedAt ?? null)
  }
}
