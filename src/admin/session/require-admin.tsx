import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { admin } from '../../copy/admin/admin'
import { uiWords } from '../../copy/ui'
import { reasonOf } from '../../data/client/reason'
import { paths } from '../../paths'
import { ErrorArt } from '../../ui/art/state-art'
import { StateMessage } from '../../ui/state-message'
import { announce, Announcer } from '../ui/announce'
import { TextButton } from '../ui/buttons'
import { Questions } from '../ui/confirm'
import { closeAllMessages } from '../ui/sticky-message'
import { Toasts } from '../ui/toast'
import { IdleGuard } from './idle-guard'
import { useSession } from './session-context'
import { StartingPage } from './starting-page'

/** Access depends on Auth and the admin document, never on local storage. */
export function RequireAdmin() {
  const { session, isLeaving, end } = useSession()
  const isForbidden = session.status === 'forbidden'

  const endWithoutAccess = useEffectEvent(() => end('noAccess'))
  useEffect(() => {
    if (isForbidden) endWithoutAccess()
  }, [isForbidden])

  if (isLeaving || session.status === 'loading') return <StartingPage />
  if (session.status === 'anonymous' || isForbidden)
    return <Navigate to={paths.adminLogin} replace />
  if (session.status === 'error') {
    const reason = reasonOf(session.error)
    if (reason === 'not-configured') return <Navigate to={paths.adminLogin} replace />
    return (
      <main className="grid min-h-dvh place-content-center bg-desk">
        <StateMessage
          level={1}
          role="alert"
          art={<ErrorArt />}
          title={admin.guard.errorTitle}
          text={admin.readReasons[reason]}
          actions={
            <TextButton
              text={admin.guard.retry}
              onClick={() => location.reload()}
              variant="primary"
            />
          }
        />
      </main>
    )
  }
  return (
    <>
      <IdleGuard />
      <Outlet />
      <SessionMessages />
    </>
  )
}

/** The toasts, announcements and questions, which end with the session, because they may name stored content. */
function SessionMessages() {
  // The effects of the tabs show toasts, and run after this layout effect.
  useLayoutEffect(() => {
    const clear = () => {
      closeAllMessages()
      announce('')
    }
    clear()
    return clear
  }, [])
  return (
    <>
      <Announcer />
      <Questions />
      <Toasts label={uiWords.notifications} />
    </>
  )
}
