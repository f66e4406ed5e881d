import { meta } from '../copy/meta'

export function ServicesPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.services.title}</h1>
    </div>
  )
}
