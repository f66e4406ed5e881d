import { meta } from '../copy/meta'

export function DirectorTestPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.directorTest.title}</h1>
    </div>
  )
}
