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
  ground: 'bg-sky' | 'bg-peach' | 'bg-mint'
}

const art = (id: ServiceId) => drawing(`service-${id}`, 160, 120)

/** The drawing, icon and background of each service. Neighbours differ with two and three columns. */
export const serviceStyles: Record<ServiceId, ServiceStyle> = {
  speech: { Art: art('speech'), Icon: Mic, ground: 'bg-sky' },
  skills: { Art: art('skills'), Icon: Blocks, ground: 'bg-peach' },
  behaviour: { Art: art('behaviour'), Icon: Route, ground: 'bg-mint' },
  learning: { Art: art('learning'), Icon: BookOpen, ground: 'bg-sky' },
  tests: { Art: art('tests'), Icon: ClipboardList, ground: 'bg-peach' },
  family: { Art: art('family'), Icon: House, ground: 'bg-peach' },
  group: { Art: art('group'), Icon: Users, ground: 'bg-mint' },
  training: { Art: art('training'), Icon: Presentation, ground: 'bg-sky' },
  students: { Art: art('students'), Icon: ChartColumn, ground: 'bg-mint' },
}
