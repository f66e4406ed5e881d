import { home } from '../../copy/home'
import { Figures } from '../sections/figures'

/** One dark band between the warm opening and the pale services: the page's middle keeps its weight. */
export function FiguresSection() {
  return (
    <section aria-label={home.figures.label} className="on-dark bg-night py-10 md:py-12 lg:py-14">
      <div className="container-page">
        <Figures label={home.figures.label} items={home.figures.items} />
      </div>
    </section>
  )
}
