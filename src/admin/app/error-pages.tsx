import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin/admin'
import { site } from '../../copy/site'
import { paths } from '../../paths'
import { ErrorArt } from '../../ui/art/state-art'
import { ButtonLink } from '../../ui/button'
import { StateMessage } from '../../ui/state-message'
import { CopyButton, TextButton } from '../ui/buttons'
import { usePageTitle } from '../ui/use-page-title'

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

const crashWords = admin.crash

export function CrashPage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-content-center bg-desk">
      <CrashMessage error={error} level={1} />
    </main>
  )
}

export function CrashMessage({ error, level }: { error: unknown; level: 1 | 2 }) {
  const { pathname, search } = useLocation()
  const [crashedAt] = useState(() => new Date())
  const details = [
    pathname + search,
    crashedAt.toISOString(),
    navigator.userAgent,
    describe(error),
  ].join('\n')
  return (
    <StateMessage
      level={level}
      role="alert"
      art={<ErrorArt />}
      title={level === 1 ? crashWords.title : crashWords.section}
      text={crashWords.text}
      actions={
        <>
          <TextButton
            text={level === 1 ? crashWords.retry : crashWords.retrySection}
            onClick={() => location.reload()}
            variant="primary"
          />
          <CopyButton value={details} words={crashWords} />
        </>
      }
    />
  )
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
