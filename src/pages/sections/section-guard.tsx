import type { ReactNode } from 'react'
import { config } from '../../config'
import { site } from '../../copy/site'
import { telHref } from '../../lib/links'
import { Boundary } from '../../ui/boundary'
import { Button, ButtonLink } from '../../ui/button'
import { StateMessage } from '../../ui/state'

/** A section that fails leaves the rest of its page standing, and says how to go on. */
export function SectionGuard({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={(_, retry) => (
        <StateMessage
          role="alert"
          title={site.error.title}
          text={site.error.text}
          actions={
            <>
              <Button onClick={retry}>{site.error.retry}</Button>
              <ButtonLink href={telHref(config.phones[0].e164)} variant="outline">
                {site.call}
              </ButtonLink>
            </>
          }
        />
      )}
    >
      {children}
    </Boundary>
  )
}
