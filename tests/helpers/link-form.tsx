import { useState } from 'react'
import type { FormImages } from '../../src/admin/image-fields/image-field'
import { ImageLinkForm } from '../../src/admin/image-fields/image-link-form'

/** The images of a form that neither waits for them nor keeps their links. */
export const NO_IMAGES: FormImages = {
  hold: () => {},
  holdLink: () => () => {},
  typedLinkOf: () => '',
  typeLink: () => {},
  discards: 0,
}

/** The form of a link, which keeps its text. */
export function LinkForm({ onLink }: { onLink: (link: string) => void }) {
  const [text, set] = useState('')
  return <ImageLinkForm typed={{ text, set }} onLink={onLink} holding={NO_IMAGES} />
}
