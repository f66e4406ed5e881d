import {
  BookOpen,
  Blocks,
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
import {
  BehaviourArt,
  FamilyArt,
  GroupArt,
  LearningArt,
  SkillsArt,
  SpeechArt,
  StudentsArt,
  TestsArt,
  TrainingArt,
} from '../../ui/art/service-art'
import type { ArtProps } from '../../ui/art/svg'

type ServiceStyle = { Art: ComponentType<ArtProps>; Icon: LucideIcon; ground: 'bg-sky' | 'bg-peach' | 'bg-mint' }

/** The drawing, icon and background of each service. Neighbours differ with two and three columns. */
export const serviceStyles: Record<ServiceId, ServiceStyle> = {
  speech: { Art: SpeechArt, Icon: Mic, ground: 'bg-sky' },
  skills: { Art: SkillsArt, Icon: Blocks, ground: 'bg-peach' },
  behaviour: { Art: BehaviourArt, Icon: Route, ground: 'bg-mint' },
  learning: { Art: LearningArt, Icon: BookOpen, ground: 'bg-sky' },
  tests: { Art: TestsArt, Icon: ClipboardList, ground: 'bg-peach' },
  family: { Art: FamilyArt, Icon: House, ground: 'bg-peach' },
  group: { Art: GroupArt, Icon: Users, ground: 'bg-mint' },
  training: { Art: TrainingArt, Icon: Presentation, ground: 'bg-sky' },
  students: { Art: StudentsArt, Icon: ChartColumn, ground: 'bg-mint' },
}
