import { Building2, Ellipsis, Globe, History, LogOut } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { paths } from '../../paths'
import { Logo } from '../../ui/art/logo'
import { Button, ButtonLink } from '../../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { IconButton } from '../ui/icon-button'
import { useAdminSession } from '../session/session-provider'
import { CENTRE_SEARCH, HISTORY_SEARCH } from './tab-names'
import { useIsUnsaved } from '../form/unsaved'

const MENU = 'dashboard-menu'

/** `panel` is the name of the open panel. */
export function DashboardHeader({ panel }: { panel: string | null }) {
  const { leave } = useAdminSession()
  const isUnsaved = useIsUnsaved()
  const [isAsking, setAsking] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const ask = () => setAsking(true)

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
        <Actions panel={panel} onSignOut={ask} className="flex gap-3 max-lg:hidden" />
        <IconButton label={admin.menu} icon={<Ellipsis size={24} />} popoverTarget={MENU} className="lg:hidden" />
        <div
          ref={menu}
          id={MENU}
          popover="auto"
          className="inset-auto end-5 top-15 m-0 w-64 rounded-control border border-hairline bg-surface p-2 shadow-raised"
        >
          <Actions
            panel={panel}
            onSignOut={ask}
            onPress={() => menu.current?.hidePopover()}
            className="grid gap-1 [&_:is(a,button)]:justify-start [&_:is(a,button)]:border-transparent"
          />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        variant="warning"
        icon={<LogOut size={24} />}
        words={admin.signOutDialog}
        onConfirm={() => leave()}
        onCancel={() => setAsking(false)}
      >
        <p>{admin.signOutDialog.text}</p>
        {isUnsaved ? <p className="mt-2 font-semibold text-accent">{admin.signOutDialog.unsaved}</p> : null}
      </ConfirmDialog>
    </header>
  )
}

type ActionsProps = { panel: string | null; onSignOut: () => void; onPress?: () => void; className: string }

/** In a row on wide screens, in a menu on phones. */
function Actions({ panel, onSignOut, onPress, className }: ActionsProps) {
  const link = (name: string, search: string, icon: ReactNode, title: string) => (
    <ButtonLink
      to={search}
      variant="quiet"
      size="sm"
      icon={icon}
      {...(onPress && { onClick: onPress })}
      {...(panel === name && { 'aria-current': 'page' })}
      className="shrink-0 aria-[current=page]:border-primary aria-[current=page]:bg-sky aria-[current=page]:text-primary"
    >
      {title}
    </ButtonLink>
  )
  return (
    <div className={className}>
      {link('centre', CENTRE_SEARCH, <Building2 size={18} />, admin.centrePanel.title)}
      {link('history', HISTORY_SEARCH, <History size={18} />, admin.historyPanel.title)}
      <ButtonLink
        href={paths.home}
        newTab
        variant="quiet"
        size="sm"
        icon={<Globe size={18} />}
        {...(onPress && { onClick: onPress })}
      >
        {admin.viewSite}
        <span className="sr-only">{uiCopy.newTab}</span>
      </ButtonLink>
      <Button
        variant="quiet"
        size="sm"
        icon={<LogOut size={18} />}
        onClick={() => {
          onPress?.()
          onSignOut()
        }}
      >
        {admin.signOut}
      </Button>
    </div>
  )
}
