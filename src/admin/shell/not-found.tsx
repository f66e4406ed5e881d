import { site } from '../../copy/site'
import { paths } from '../../paths'
import { ErrorArt } from '../../ui/art/state-art'
import { ButtonLink } from '../../ui/button'
import { StateMessage } from '../../ui/state'
import { usePageTitle } from './use-page-title'

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
