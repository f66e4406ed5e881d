import type { Baked } from './baked'
import { defaultCentre, isPlaceholderCentre } from '../content/centre'

/** What the centre still has to enter before the site goes live, in the order of the list. */
export const LAUNCH_STEPS = [
  'phones',
  'whatsapp',
  'hours',
  'licence',
  'directorName',
  'directorPhoto',
  'product',
  'video',
  'legalReviewed',
] as const
export type LaunchStep = (typeof LAUNCH_STEPS)[number]

/** The steps that are left, in what the public pages would show. */
export function missingBeforeLaunch({ content }: { content: Baked }): LaunchStep[] {
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
    legalReviewed: Boolean(centre.legalReviewed),
  }
  return LAUNCH_STEPS.filter((step) => !isDone[step])
}
