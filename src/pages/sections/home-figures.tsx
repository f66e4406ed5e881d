import { home } from '../../copy/home'
import { useCentre } from '../../data/pages/use-centre'
import { Figures } from './figures'

export function HomeFigures() {
  return <Figures {...home.figures(useCentre())} />
}
