import {
  Blocks,
  BookOpen,
  ChartColumn,
  ClipboardList,
  House,
  Mic,
  Presentation,
  Route,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { ServiceId } from '../../copy/services'
import { drawing, type ArtProps } from '../../ui/art/art'

type ServiceStyle = {
  Art: ComponentType<ArtProps>
  Icon: LucideIcon
  background: 'bg-sky' | 'bg-peach' | 'bg-mint'
}

const art = (id: ServiceId) => drawing(`service-${id}`, 160, 120)

/** The drawing, icon and background of each service. Neighbours differ with two and three columns. */
export const serviceStyles: Record<ServiceId, ServiceStyle> = {
  speech: { Art: art('speech'), Icon: Mic, background: 'bg-sky' },
  skills: { Art: art('skills'), Icon: Blocks, background: 'bg-peach' },
  behaviour: { Art: art('behaviour'), Icon: Route, background: 'bg-mint' },
  learning: { Art: art('learning'), Icon: BookOpen, background: 'bg-sky' },
  tests: { Art: art('tests'), Icon: ClipboardList, background: 'bg-peach' },
  family: { Art: art('family'), Icon: House, background: 'bg-peach' },
  group: { Art: art('group'), Icon: Users, background: 'bg-mint' },
  training: { Art: art('training'), Icon: Presentation, background: 'bg-sky' },
  students: { Art: art('students'), Icon: ChartColumn, background: 'bg-mint' },
}
