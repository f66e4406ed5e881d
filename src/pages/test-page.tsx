import { meta } from '../copy/meta'

export function TestPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.test.title}</h1>
    </div>
  )
}
