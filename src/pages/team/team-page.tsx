import { meta } from '../../copy/meta'

export function TeamPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.team.title}</h1>
    </div>
  )
}
