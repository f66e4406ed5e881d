import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { site } from '../../copy/site'
import { quotaEnd, subscribeQuota } from '../../data/client/quota'
import { FIRST_ANSWER_MS } from '../../limits'
import { paths } from '../../paths'
import { ErrorArt } from '../../ui/art/state-art'
import { ButtonLink } from '../../ui/button'
import { Spinner } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { StateMessage } from '../../ui/state'
import { CopyButton, TextButton } from '../ui/buttons'
import { useTimeout } from '../ui/use-listener'
import { OfflineArt } from './offline-art'

export function Waiting() {
  const [isSlow, setSlow] = useState(false)
  const isQuotaUsedUp = useIsQuotaUsedUp()
  useTimeout(() => setSlow(true), FIRST_ANSWER_MS)
  return (
    <main className="grid min-h-dvh place-content-center bg-desk text-primary">
      {isSlow || isQuotaUsedUp ? (
        <StateMessage
          level={1}
          role="status"
          art={<OfflineArt />}
          title={isQuotaUsedUp ? admin.quota.title : admin.guard.slowTitle}
          text={isQuotaUsedUp ? admin.quota.text() : admin.guard.slowText}
          actions={
            <TextButton
              text={admin.guard.retry}
              onClick={() => location.reload()}
              variant="primary"
            />
          }
        />
      ) : (
        <p role="status" className="grid justify-items-center gap-3 text-card text-muted">
          <Spinner size={40} className="text-primary" />
          {admin.guard.waiting}
        </p>
      )}
    </main>
  )
}

export function NotFound() {
  usePageTitle(site.notFound.title.join(' '))
  return (
    <main className="grid min-h-dvh place-content-center bg-page">
      <StateMessage
        level={1}
        art={<ErrorArt />}
        title={site.notFound.title.join(' ')}
        text={
          <bdi lang="en" dir="ltr">
            {site.notFound.exact}
          </bdi>
        }
        actions={<ButtonLink href={paths.home}>{site.notFound.home}</ButtonLink>}
      />
    </main>
  )
}

const words = admin.crash

export const CrashPage = ({ error }: { error: unknown }) => (
  <main className="grid min-h-dvh place-content-center bg-desk">
    <CrashMessage error={error} level={1} />
  </main>
)

export function CrashMessage({ error, level }: { error: unknown; level: 1 | 2 }) {
  const { pathname, search } = useLocation()
  const [at] = useState(() => new Date())
  const details = [pathname + search, at.toISOString(), navigator.userAgent, describe(error)].join(
    '\n',
  )
  return (
    <StateMessage
      level={level}
      role="alert"
      art={<ErrorArt />}
      title={level === 1 ? words.title : words.section}
      text={words.text}
      actions={
        <>
          <TextButton
            text={level === 1 ? words.retry : words.retrySection}
            onClick={() => location.reload()}
            variant="primary"
          />
          <CopyButton value={details} text={words} />
        </>
      }
    />
  )
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

export const useIsQuotaUsedUp = (): boolean =>
  useSyncExternalStore(subscribeQuota, quotaEnd) !== null

/** Says that the free quota of the day is used up, and until when. */
export const QuotaNotice = () =>
  useIsQuotaUsedUp() ? (
    <div className="container-page py-4">
      <Notice tone="warn" role="alert" title={admin.quota.title}>
        {admin.quota.text()}
      </Notice>
    </div>
  ) : null

export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = admin.documentTitle(page)
  }, [page])
}
