const nothing = () => {}

type Submit = {
  /** Waits for the images of the form, if there are any. Resolves with false when one failed. */
  whenReady: () => boolean | Promise<boolean>
  isInvalid?: () => boolean
  isChanged?: () => boolean
  /** Shows what is invalid. */
  refuse?: () => void
  onImageFailed?: () => void
  /** Called when nothing is left to save, such as after an image was refused. */
  onUnchanged?: () => void
  send: () => Promise<void>
}

/** Sends a save once its images are ready, unless one failed, a field is invalid by then, or nothing is changed. */
export async function sendWhenReady({
  whenReady,
  isInvalid = () => false,
  isChanged = () => true,
  refuse = nothing,
  onImageFailed = nothing,
  onUnchanged = nothing,
  send,
}: Submit): Promise<void> {
  if (isInvalid()) {
    refuse()
    return
  }
  const answer = whenReady()
  // Without an image it is sent at once, so that a second press finds it under way.
  const areImagesReady = answer === true || (await answer)
  if (!areImagesReady) onImageFailed()
  // What was typed meanwhile may be invalid.
  else if (isInvalid()) refuse()
  else if (isChanged()) await send()
  else onUnchanged()
}
