/** The dashboard's own chunk. The login page fetches it while the success message is shown. */
export const loadDashboard = () => import('./dashboard-page')

/** A chunk that cannot be fetched now is asked for again when the page opens. */
export const preloadDashboard = (): Promise<void> =>
  loadDashboard().then(
    () => undefined,
    () => undefined,
  )
