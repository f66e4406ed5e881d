import { useEffect } from 'react'
import { admin } from '../copy/admin'

/** The title of the browser's window while this page is shown. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = admin.documentTitle(page)
  }, [page])
}
