import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { config } from '../../config'
import { login } from '../../copy/admin/login'
import { reasonOf } from '../../data/client/reason'
import { readKeptSession } from '../../data/session/kept-session'
import { env } from '../../env'
import { paths } from '../../paths'
import { Logo } from '../../ui/art/logo'
import { JoinedWord } from '../../ui/art/state-art'
import { Notice } from '../../ui/notice'
import { useSession } from '../session/session-context'
import { StartingPage } from '../session/starting-page'
import { useFocusLater } from '../ui/focus'
import { usePageTitle } from '../ui/use-page-title'
import { LoginForm } from './login-form'
import { ResetForm } from './reset-form'

/** The page at /admin and /admin/login. Redirects signed-in administrators to the dashboard. */
export function LoginPage({ loadDashboard }: { loadDashboard: () => Promise<unknown> }) {
  const { session, endReason, forgetReason } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [form, setForm] = useState<'login' | 'reset'>('login')
  const main = useRef<HTMLElement>(null)
  const [email, setEmail] = useState('')
  // Without a kept session there is nothing to wait for, so the form is shown at once.
  const [hasKeptSession] = useState(() => readKeptSession() !== null)
  const isConfigured =
    env.firebase !== null &&
    !(session.status === 'error' && reasonOf(session.error) === 'not-configured')

  const title = form === 'reset' ? login.reset.title : login.title
  usePageTitle(title)
  const noteBusy = (isNow: boolean) => {
    setBusy(isNow)
    if (!isNow) return
    forgetReason()
    // The code of the dashboard loads while the sign-in is sent. After a failure it is tried again when the dashboard
    // opens.
    loadDashboard().catch(() => undefined)
  }
  const focusField = useFocusLater((name) =>
    main.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus(),
  )
  const showForm = (next: typeof form, typed: string) => {
    setForm(next)
    setEmail(typed)
    focusField('email')
  }

  if (session.status === 'admin' && !isBusy) return <Navigate to={paths.adminDashboard} replace />
  if (session.status === 'loading' && hasKeptSession && !isBusy) return <StartingPage />

  return (
    <div className="grid min-h-dvh bg-page lg:grid-cols-2">
      <main
        ref={main}
        className="mx-auto w-full max-w-[460px] px-5 pt-7 pb-12 md:pt-16 lg:grid lg:content-center lg:pt-7"
      >
        <Brand />
        <h1 className="mt-10 mb-6 text-h2 md:text-[2rem]/[2.75rem]">{title}</h1>
        {form === 'reset' ? (
          <p className="-mt-5 mb-6 text-body text-muted">{login.reset.lead}</p>
        ) : null}
        {isConfigured ? null : (
          <Notice tone="warn" className="mb-5">
            {login.notConfigured}
          </Notice>
        )}
        {endReason && !isBusy ? (
          <Notice tone={endReason === 'noAccess' ? 'error' : 'info'} role="status" className="mb-5">
            {login.ended[endReason]}
          </Notice>
        ) : null}
        {form === 'reset' ? (
          <ResetForm email={email} onBack={(typed) => showForm('login', typed)} />
        ) : (
          <>
            <LoginForm
              email={email}
              disabled={!isConfigured}
              onBusy={noteBusy}
              onDone={() => void navigate(paths.adminDashboard, { replace: true })}
              onForgot={(typed) => showForm('reset', typed)}
            />
            <p className="mt-4 text-small text-muted">{login.limits}</p>
          </>
        )}
      </main>
      <Motto />
    </div>
  )
}

/** The half beside the form, on wide screens. */
function Motto() {
  return (
    <div
      aria-hidden
      className="hidden place-content-center justify-items-start gap-10 bg-night lg:grid"
    >
      <p className="text-[2.875rem]/[3.75rem] font-semibold text-white">
        {login.motto.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <JoinedWord className="w-76" />
    </div>
  )
}

function Brand() {
  return (
    <a
      href={paths.home}
      className="flex items-center gap-3 justify-self-start no-underline"
      aria-label={login.toSite}
    >
      <Logo className="size-[42px]" />
      <span className="grid">
        <span className="text-button text-night">{config.name}</span>
        <span className="text-descriptor text-muted">{config.descriptor}</span>
      </span>
    </a>
  )
}
