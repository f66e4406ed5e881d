import { useState } from 'react'
import { ImageLinkForm } from '../../../src/admin/image-fields/image-link-form'
import type { FormImages } from '../../../src/admin/image-fields/pending-images'

/** The images of a form that neither waits for them nor keeps their links. */
export const NO_IMAGES: FormImages = {
  addPending: () => {},
  addPendingLink: () => () => {},
  isAnyPending: false,
  isAnyPendingNow: () => false,
  hasPendingLinksNow: () => false,
  tryLinks: () => true,
  whenReady: () => Promise.resolve(true),
  whenReadyToSave: () => Promise.resolve(true),
  isWaitingForImages: false,
  typedLinkOf: () => '',
  typeLink: () => {},
  hasTypedLink: () => false,
  discardLinks: () => () => {},
  discards: 0,
}

/** The form of a link, which keeps its text. */
export function LinkForm({ onLink }: { onLink: (link: string) => void }) {
  const [text, set] = useState('')
  return <ImageLinkForm typed={{ text, set }} onLink={onLink} pendingImages={NO_IMAGES} />
}
