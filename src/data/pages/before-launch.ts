import { BACKUP_REMIND_MS } from '../../limits'
import type { Baked } from './baked'
import { defaultCentre, isPlaceholderCentre } from '../content/centre'

/** What the centre still has to enter or do before the site goes live, in the order of the list. */
export const LAUNCH_STEPS = [
  'phones',
  'whatsapp',
  'hours',
  'licence',
  'directorName',
  'directorPhoto',
  'product',
  'video',
  'backup',
  'legalReviewed',
] as const
export type LaunchStep = (typeof LAUNCH_STEPS)[number]

/** Whether a backup is older than a month. */
export const isBackupOld = (last: Date, now = Date.now()): boolean => now - last.getTime() > BACKUP_REMIND_MS

/** What the public pages would show, and when a backup was last downloaded; undefined where nobody knows. */
type LaunchState = { content: Baked; lastBackup?: Date | null | undefined; now?: number }

/** The steps that are left. */
export function missingBeforeLaunch({ content, lastBackup, now = Date.now() }: LaunchState): LaunchStep[] {
  const centre = content.centre ?? defaultCentre
  const { phones, whatsapp } = centre
  const isDone: Record<LaunchStep, boolean> = {
    phones: !isPlaceholderCentre({ phones, whatsapp: '' }),
    whatsapp: !isPlaceholderCentre({ phones: [], whatsapp }),
    hours: centre.hours.length > 0,
    licence: centre.licence !== '',
    directorName: Boolean(content.director?.name.trim()),
    directorPhoto: content.directorPhoto !== null,
    product: content.products !== null,
    video: content.videos !== null,
    backup: lastBackup === undefined || (lastBackup !== null && !isBackupOld(lastBackup, now)),
    legalReviewed: Boolean(centre.legalReviewed),
  }
  return LAUNCH_STEPS.filter((step) => !isDone[step])
}
