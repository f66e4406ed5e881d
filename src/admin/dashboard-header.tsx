import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { admin } from '../copy/admin'
import { showAppToast } from './ui/app-toast'
import { Logo } from '../ui/art/logo'
import { Button } from '../ui/button'
import { ConfirmDialog } from './ui/confirm-dialog'
import { useAdminSession } from './session-provider'
import { useIsDirty } from './unsaved'

export function DashboardHeader() {
  const { leave } = useAdminSession()
  const isDirty = useIsDirty()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)

  async function signOut() {
    setPending(true)
    try {
      await leave()
    } catch {
      setPending(false)
      setAsking(false)
      showAppToast({ type: 'error', title: admin.signOutDialog.failed })
    }
  }

  return (
    <header className="border-b border-hairline bg-surface">
      <div className="container-page flex min-h-17 items-center justify-between gap-4 py-2">
        <div className="flex min-w-0 items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <div className="grid min-w-0">
            <h1 className="text-button text-night">{admin.title}</h1>
            <p className="truncate text-tiny text-muted">{admin.centre}</p>
          </div>
        </div>
        <Button variant="quiet" size="sm" icon={<LogOut size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {admin.signOut}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        variant="warning"
        icon={<LogOut size={24} aria-hidden />}
        title={admin.signOutDialog.title}
        description={
          <>
            <p>{admin.signOutDialog.text}</p>
            {isDirty ? <p className="mt-2 font-semibold text-accent">{admin.signOutDialog.unsaved}</p> : null}
          </>
        }
        confirmLabel={admin.signOutDialog.confirm}
        cancelLabel={admin.signOutDialog.cancel}
        onConfirm={() => void signOut()}
        onCancel={() => setAsking(false)}
        pending={isPending}
      />
    </header>
  )
}
