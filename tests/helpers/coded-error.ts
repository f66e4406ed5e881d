/** An error with a code, as Firebase throws it. */
export const codedError = (code: string, message = 'provider text') =>
  Object.assign(new Error(message), { code })
