import { site } from '../copy/site'
import { uiWords } from '../copy/ui'
import { callHref } from '../data/content/centre'
import { useCentre } from '../data/pages/use-centre'

/** Tells visitors without scripts to call, in place of a section that only a script can load. */
export function WithoutScript() {
  const centre = useCentre()
  return (
    <noscript className="col-span-full">
      <p className="mb-4 text-card text-muted">
        {uiWords.withoutScript} <a href={callHref(centre)}>{site.call}</a>
      </p>
    </noscript>
  )
}
