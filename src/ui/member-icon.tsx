import { Award, BookOpen, GraduationCap, Heart, Star, Users, type LucideIcon } from 'lucide-react'
import { ICON_FALLBACK, type IconName } from '../choices'

const ICONS: Record<IconName, LucideIcon> = { BookOpen, Heart, GraduationCap, Users, Award, Star }

export function MemberIcon({
  name,
  size = 20,
  className,
}: {
  name: string
  size?: number
  className?: string
}) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : ICONS[ICON_FALLBACK]
  return <Icon size={size} {...(className && { className })} />
}
