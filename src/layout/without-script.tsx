import { site } from '../copy/site'
import { uiCopy } from '../copy/ui'
import { callHref } from '../data/content/centre'
import { useCentre } from '../data/content/use-centre'

/** Stands in a loading section: only a script can load it. */
export function WithoutScript() {
  const centre = useCentre()
  return (
    <noscript className="col-span-full">
      <p className="mb-4 text-card text-muted">
        {uiCopy.withoutScript} <a href={callHref(centre)}>{site.call}</a>
      </p>
    </noscript>
  )
}
