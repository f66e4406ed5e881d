import { useEffect } from 'react'
import { admin } from '../../copy/admin/admin'

export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = admin.documentTitle(page)
  }, [page])
}
