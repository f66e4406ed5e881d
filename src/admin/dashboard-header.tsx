import { Building2, Globe, History, LogOut } from 'lucide-react'
import { useState } from 'react'
import { admin } from '../copy/admin'
import { uiCopy } from '../copy/ui'
import { paths } from '../paths'
import { Logo } from '../ui/art/logo'
import { Button, ButtonLink } from '../ui/button'
import { ConfirmDialog } from './ui/confirm-dialog'
import { useAdminSession } from './session-provider'
import { CENTRE_SEARCH, HISTORY_SEARCH } from './tab-names'
import { useIsDirty } from './unsaved'

const ICON_ON_PHONES = 'shrink-0 max-md:w-11 max-md:px-0'

export function DashboardHeader() {
  const { leave } = useAdminSession()
  const isDirty = useIsDirty()
  const [isAsking, setAsking] = useState(false)

  return (
    <header className="border-b border-hairline bg-surface">
      <div className="container-page flex min-h-17 items-center gap-2 py-2 md:gap-3">
        <div className="me-auto flex min-w-0 items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <div className="grid min-w-0">
            <h1 className="text-button text-night">{admin.title}</h1>
            <p className="text-tiny text-muted">{admin.centre}</p>
          </div>
        </div>
        <ButtonLink
          to={CENTRE_SEARCH}
          variant="quiet"
          size="sm"
          icon={<Building2 size={18} aria-hidden />}
          className={ICON_ON_PHONES}
        >
          <span className="max-md:sr-only">{admin.centrePanel.title}</span>
        </ButtonLink>
        {/* Narrow screens have no room for it beside the title; the overview also leads there. */}
        <ButtonLink
          to={HISTORY_SEARCH}
          variant="quiet"
          size="sm"
          icon={<History size={18} aria-hidden />}
          className="shrink-0 max-lg:hidden"
        >
          {admin.historyPanel.title}
        </ButtonLink>
        <ButtonLink
          href={paths.home}
          newTab
          variant="quiet"
          size="sm"
          icon={<Globe size={18} aria-hidden />}
          className={ICON_ON_PHONES}
        >
          <span className="max-md:sr-only">{admin.viewSite}</span>
          <span className="sr-only">{uiCopy.newTab}</span>
        </ButtonLink>
        <Button
          variant="quiet"
          size="sm"
          icon={<LogOut size={18} aria-hidden />}
          onClick={() => setAsking(true)}
          className={ICON_ON_PHONES}
        >
          <span className="max-md:sr-only">{admin.signOut}</span>
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
        onConfirm={() => leave()}
        onCancel={() => setAsking(false)}
      />
    </header>
  )
}
