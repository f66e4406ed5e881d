// The colours and icons that the dashboard offers, as they are stored.

/** The colours of words and icons: classes of the design. */
export const COLORS = ['text-primary', 'text-accent', 'text-secondary', 'text-red-600'] as const
export type Color = (typeof COLORS)[number]
/** The colour of a new item, and of an item with any other colour. */
export const COLOR_DEFAULT = COLORS[0]

/** The icons of team members, as lucide-react names them. */
export const ICONS = ['BookOpen', 'Heart', 'GraduationCap', 'Users', 'Award', 'Star'] as const
export type IconName = (typeof ICONS)[number]
/** The icon of a new member. */
export const ICON_DEFAULT = 'Users'
/** The icon in place of one that is not in ICONS. */
export const ICON_FALLBACK = 'GraduationCap'
