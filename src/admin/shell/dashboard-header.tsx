import { Building2, Ellipsis, Globe, History, LogOut, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { paths } from '../../paths'
import { Logo } from '../../ui/art/logo'
import { ButtonLink } from '../../ui/button'
import { useIsUnsaved } from '../form/unsaved'
import { useAdminSession } from '../session/session'
import { IconButton, TextButton } from '../ui/buttons'
import { ConfirmDialog } from '../ui/dialog'
import { CENTRE_SEARCH, HISTORY_SEARCH } from './tab-parts'

const MENU = 'dashboard-menu'

/** Its buttons stand in a row on wide screens, in a menu on phones. `panel` is the name of the open panel. */
export function DashboardHeader({ panel }: { panel: string | null }) {
  const { leave } = useAdminSession()
  const isUnsaved = useIsUnsaved()
  const [isAsking, setAsking] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const link = (name: string, search: string, Icon: LucideIcon, title: string) => (
    <ButtonLink
      to={search}
      variant="quiet"
      size="sm"
      icon={<Icon size={18} />}
      onClick={close}
      {...(panel === name && { 'aria-current': 'page' })}
      className="shrink-0 aria-[current=page]:border-primary aria-[current=page]:bg-sky aria-[current=page]:text-primary"
    >
      {title}
    </ButtonLink>
  )

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
        <IconButton
          label={admin.menu}
          icon={<Ellipsis size={24} />}
          popoverTarget={MENU}
          className="lg:hidden"
        />
        <div
          ref={menu}
          id={MENU}
          popover="auto"
          className="inset-auto end-5 top-15 m-0 w-64 gap-1 rounded-control border border-hairline bg-surface p-2 shadow-raised max-lg:open:grid lg:static lg:flex lg:w-auto lg:gap-3 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none max-lg:[&_:is(a,button)]:justify-start max-lg:[&_:is(a,button)]:border-transparent"
        >
          {link('centre', CENTRE_SEARCH, Building2, admin.centrePanel.title)}
          {link('history', HISTORY_SEARCH, History, admin.historyPanel.title)}
          <ButtonLink
            href={paths.home}
            newTab
            variant="quiet"
            size="sm"
            icon={<Globe size={18} />}
            onClick={close}
          >
            {admin.viewSite}
            <span className="sr-only">{uiCopy.newTab}</span>
          </ButtonLink>
          <TextButton
            id="sign-out"
            text={admin.signOut}
            icon={LogOut}
            onClick={() => {
              close()
              setAsking(true)
            }}
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
        {isUnsaved ? (
          <p className="mt-2 font-semibold text-accent">{admin.signOutDialog.unsaved}</p>
        ) : null}
      </ConfirmDialog>
    </header>
  )
}
