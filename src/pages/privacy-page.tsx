import { meta } from '../copy/meta'

export function PrivacyPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.privacy.title}</h1>
    </div>
  )
}
