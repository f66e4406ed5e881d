import { meta } from '../copy/meta'

export function InstallmentsPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.installments.title}</h1>
    </div>
  )
}
