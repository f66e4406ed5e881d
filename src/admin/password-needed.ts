const target = new EventTarget()
const NEEDED = 'password-needed'

/** Opens the dialog that asks for the password over the open page. */
export const askForPassword = (): void => void target.dispatchEvent(new Event(NEEDED))

export function onPasswordNeeded(listener: () => void): () => void {
  target.addEventListener(NEEDED, listener)
  return () => target.removeEventListener(NEEDED, listener)
}
