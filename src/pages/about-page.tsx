import { meta } from '../copy/meta'

export function AboutPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.about.title}</h1>
    </div>
  )
}
