type Replacement<T> = {
  /** Deletes what is stored. Resolves with the id of its version. */
  deleteStored: () => Promise<string | null>
  /** Stores another document at the same path. Give it no signal: without this request the document stays deleted. */
  storeOther: () => Promise<T>
  /** Takes the change of a version back. */
  takeBack: (versionId: string) => Promise<unknown>
}

/**
 * Deletes a document and stores another one in its place, where the rules refuse a change from one to the other. When
 * the second request fails, the deleted document is brought back. When that fails, too, the document is in the history.
 * @throws the error of the second request
 */
export async function replaceDocument<T>({
  deleteStored,
  storeOther,
  takeBack,
}: Replacement<T>): Promise<{ versionId: string | null; other: T }> {
  const versionId = await deleteStored()
  try {
    return { versionId, other: await storeOther() }
  } catch (error) {
    if (versionId !== null)
      await takeBack(versionId).catch((later: unknown) =>
        console.error('[data] what was deleted did not come back', later),
      )
    throw error
  }
}
