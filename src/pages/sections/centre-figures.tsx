import { home } from '../../copy/home'
import { Figures } from './figures'

/** The figures of the centre, as the home page shows them. */
export function CentreFigures() {
  return <Figures {...home.figures} />
}
