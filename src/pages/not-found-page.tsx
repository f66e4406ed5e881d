import { meta } from '../copy/meta'

export function NotFoundPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.notFound.title}</h1>
    </div>
  )
}
