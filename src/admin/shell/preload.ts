export const loadDashboard = () => import('./dashboard-page')

/** Loads the code early. A failure is retried when the page opens. */
export const preloadDashboard = (): Promise<void> =>
  loadDashboard().then(
    () => undefined,
    () => undefined,
  )
