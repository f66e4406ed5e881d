/** Runs in the page: returns whether React has hydrated it. */
export const isHydrated = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))
