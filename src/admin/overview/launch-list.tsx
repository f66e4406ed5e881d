import { Link } from 'react-router-dom'
import { overview } from '../../copy/admin-overview'
import type { Baked } from '../../data/baked'
import { missingBeforeLaunch, type LaunchStep } from '../../data/before-launch'
import { ForwardIcon } from '../../ui/icons'
import { Panel } from '../panel'
import { tabSearch } from '../tab-names'
import { lastBackup } from './backup-times'

const words = overview.launch
const centreField = (name: string) => `?panel=centre#${name}`

/** The address of the field of each step. */
const PLACES: Record<LaunchStep, string> = {
  phones: centreField('phones'),
  whatsapp: centreField('whatsapp'),
  hours: centreField('hours'),
  licence: centreField('licence'),
  directorName: tabSearch('director-text'),
  directorPhoto: tabSearch('director'),
  product: tabSearch('products'),
  video: tabSearch('videos'),
  backup: '#backup',
  legalReviewed: centreField('legalReviewed'),
}

/** What is left before the site goes live; nothing when all is done. */
export function LaunchList({ content }: { content: Baked }) {
  const missing = missingBeforeLaunch({ content, lastBackup: lastBackup.useTime() })
  if (missing.length === 0) return null
  return (
    <Panel title={words.title} className="mt-4 md:mt-6">
      <p className="text-card text-muted">{words.text}</p>
      <ul aria-label={words.title} className="mt-3 grid gap-2 md:grid-cols-2">
        {missing.map((step) => (
          <li key={step}>
            <Link
              to={PLACES[step]}
              // The router does not move the focus to a fragment of the same page.
              onClick={() => document.getElementById(PLACES[step].slice(1))?.focus()}
              className="press edged flex min-h-11 items-center justify-between gap-3 rounded-control bg-surface px-4 py-1.5 text-card font-semibold text-night no-underline shadow-hairline hover:bg-tint"
            >
              {words.steps[step]}
              <ForwardIcon size={18} className="shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
