import { Award, BookOpen, GraduationCap, Heart, Star, Users, type LucideIcon } from 'lucide-react'
import { ICON_FALLBACK, type IconName } from '../colors-and-icons'

const ICONS: Record<IconName, LucideIcon> = { BookOpen, Heart, GraduationCap, Users, Award, Star }

type Props = {
  name: string
  size?: number
  className?: string
}

export function MemberIcon({ name, size = 20, className }: Props) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : ICONS[ICON_FALLBACK]
  return <Icon size={size} {...(className && { className })} />
}
