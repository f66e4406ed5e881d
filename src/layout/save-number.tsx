import { ContactRound } from 'lucide-react'
import { site } from '../copy/site'
import { isPlaceholderCentre } from '../data/content/centre'
import { contactCard, CONTACT_FILE } from '../data/pages/contact-card'
import { prerenderedCentre } from '../data/pages/shown-centre'
import { useCentre } from '../data/pages/use-centre'

/** A contact for the visitor's telephone: the file of the build, or one of the details that are newer. */
export function SaveNumber({ className }: { className: string }) {
  const centre = useCentre()
  if (isPlaceholderCentre(centre)) return null
  return (
    <a
      href={`/${CONTACT_FILE}`}
      download={CONTACT_FILE}
      className={className}
      onClick={({ currentTarget }) => {
        if (centre === prerenderedCentre()) return
        currentTarget.href = URL.createObjectURL(
          new Blob([contactCard(centre, site.chatNumber)], { type: 'text/vcard' }),
        )
      }}
    >
      <ContactRound size={20} aria-hidden className="shrink-0" />
      {site.saveNumber}
    </a>
  )
}
