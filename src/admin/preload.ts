/** Loads the dashboard's chunk. */
export const loadDashboard = () => import('./dashboard-page')

/** Fetches it while the login page shows its success message. A failure is retried when the page opens. */
export const preloadDashboard = (): Promise<void> =>
  loadDashboard().then(
    () => undefined,
    () => undefined,
  )
