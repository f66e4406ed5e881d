import { meta } from '../../copy/meta'

export function HomePage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.home.title}</h1>
    </div>
  )
}
