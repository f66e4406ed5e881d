import { meta } from '../../copy/meta'

export function ProductsPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.products.title}</h1>
    </div>
  )
}
