import { meta } from '../copy/meta'

export function TermsPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.terms.title}</h1>
    </div>
  )
}
