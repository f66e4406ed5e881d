import { Building2, Globe, History, LogOut, Menu as MenuIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { uiWords } from '../../copy/ui'
import { panelAddress, type OverviewControl, type PanelName } from '../../dashboard-addresses'
import { cn } from '../../lib/cn'
import { paths } from '../../paths'
import { Logo } from '../../ui/art/logo'
import { ButtonLink } from '../../ui/button'
import { clearDrafts, draftNames } from '../form/drafts'
import { useSession, useUid } from '../session/session-context'
import { IconButton, TextButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { useDismissal } from '../ui/use-dismissal'
import { useListener } from '../ui/use-listener'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { useIsUnsaved } from '../writes/unsaved'

const signOutWords = admin.signOutDialog
const MENU = 'dashboard-menu'
const SIGN_OUT: OverviewControl = 'sign-out'

/** @param panel the open panel */
export function DashboardHeader({ panel }: { panel: PanelName | null }) {
  const { signOutAndLeave } = useSession()
  const uid = useUid()
  const isUnsaved = useIsUnsaved()
  const signOut = async () => {
    // A form that is closed or open in another window has its changes in a draft, which the sign-out deletes.
    const losesWork = isUnsaved || draftNames(uid).length > 0
    const text = (
      <>
        <p>{signOutWords.text}</p>
        {losesWork ? (
          <p className="mt-2 font-semibold text-accent">{signOutWords.unsaved}</p>
        ) : null}
      </>
    )
    const icon = <LogOut size={24} />
    if (await confirm({ ...signOutWords, text, icon, variant: 'warning' }))
      signOutAndLeave(() => clearDrafts(uid))
  }
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
        <HeaderMenu panel={panel} onSignOut={() => void signOut()} />
      </div>
    </header>
  )
}

type MenuProps = { panel: PanelName | null; onSignOut: () => void }

/** The buttons of the header: in a row on wide screens, in a menu on phones. */
function HeaderMenu({ panel, onSignOut }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismissal([menu], isOpen, () => setOpen(false))
  const signOut = useRef<HTMLButtonElement>(null)
  /** Counts how often an address has led to the button of the sign-out. */
  const [signOutVisits, setSignOutVisits] = useState(0)
  useOpenFromAddress('overview', (id) => {
    if (id !== SIGN_OUT) return
    setOpen(true)
    setSignOutVisits((count) => count + 1)
  })
  // On phones the button takes the focus once the menu is open.
  useEffect(() => {
    if (signOutVisits > 0) signOut.current?.focus()
  }, [signOutVisits])
  const close = () => {
    setOpen(false)
    // On wide screens there is no menu: its button is hidden and takes no focus.
    button.current?.focus()
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  useListener(document, 'keydown', isOpen ? closeByKey : null)
  return (
    <div ref={menu} className="relative">
      <IconButton
        ref={button}
        label={admin.menu}
        icon={<MenuIcon size={24} />}
        aria-expanded={isOpen}
        aria-controls={MENU}
        onClick={() => setOpen(!isOpen)}
        className="lg:hidden"
      />
      <div
        id={MENU}
        className={cn(
          'gap-1 max-lg:absolute max-lg:end-0 max-lg:top-full max-lg:z-menu max-lg:mt-1 max-lg:w-64 max-lg:rounded-control max-lg:border max-lg:border-hairline max-lg:bg-surface max-lg:p-2 max-lg:shadow-raised lg:flex lg:gap-3 max-lg:[&_:is(a,button)]:justify-start max-lg:[&_:is(a,button)]:border-transparent',
          isOpen ? 'max-lg:grid' : 'max-lg:hidden',
        )}
      >
        <PanelLink
          name="centre"
          title={admin.centrePanel.title}
          icon={<Building2 size={18} />}
          isCurrent={panel === 'centre'}
          onClick={close}
        />
        <PanelLink
          name="history"
          title={admin.historyPanel.title}
          icon={<History size={18} />}
          isCurrent={panel === 'history'}
          onClick={close}
        />
        <ButtonLink
          href={paths.home}
          newTab
          variant="quiet"
          size="sm"
          icon={<Globe size={18} />}
          onClick={close}
        >
          {admin.viewSite}
          <span className="sr-only">{uiWords.newTab}</span>
        </ButtonLink>
        <TextButton
          ref={signOut}
          text={admin.signOut}
          icon={LogOut}
          onClick={() => {
            close()
            onSignOut()
          }}
        />
      </div>
    </div>
  )
}

type PanelLinkProps = {
  name: PanelName
  title: string
  icon: ReactNode
  isCurrent: boolean
  onClick: () => void
}

function PanelLink({ name, title, isCurrent, ...rest }: PanelLinkProps) {
  return (
    <ButtonLink
      {...rest}
      to={panelAddress(name)}
      variant="quiet"
      size="sm"
      {...(isCurrent && { 'aria-current': 'page' })}
      className="shrink-0 aria-[current=page]:border-primary aria-[current=page]:bg-sky aria-[current=page]:text-primary"
    >
      {title}
    </ButtonLink>
  )
}
