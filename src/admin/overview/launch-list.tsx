import { useEffect, useState } from 'react'
import { overview } from '../../copy/admin-overview'
import type { Baked } from '../../data/pages/baked'
import { LAUNCH_STEPS, missingBeforeLaunch, type LaunchStep } from '../../data/pages/before-launch'
import { readStored, store } from '../../lib/browser-storage'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { Panel } from '../ui/panel'
import { tabSearch } from '../shell/tab-names'
import { ProgressBar } from '../ui/progress-bar'
import { lastBackup } from './backup-times'
import { PlaceRow } from './place-row'

const words = overview.launch
const NEXT = 3
/** The number of steps that the last visit left, so that the list keeps its height while the content loads. */
const LEFT_KEY = 'launch_steps_left'
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

/** What is left before the site goes live; nothing when all is done. `content` is null until it has loaded. */
export function LaunchList({ content }: { content: Baked | null }) {
  const last = lastBackup.useTime()
  const missing = content && missingBeforeLaunch({ content, lastBackup: last })
  const left = missing?.length ?? Number(readStored(LEFT_KEY) ?? 0)
  const known = missing?.length
  useEffect(() => {
    if (known !== undefined) store(LEFT_KEY, String(known))
  }, [known])
  if (left === 0) return null
  return missing ? (
    <Steps missing={missing} />
  ) : (
    <Skeleton className={cn('rounded-control', HEIGHTS[Math.min(left, NEXT)])} />
  )
}

/** Of the list with so many steps. */
const HEIGHTS = ['', 'h-[122px]', 'h-[174px]', 'h-[226px]']

function Steps({ missing }: { missing: readonly LaunchStep[] }) {
  const [isWhole, setWhole] = useState(false)
  const total = LAUNCH_STEPS.length
  const isMissing = (step: LaunchStep) => missing.includes(step)
  return (
    <Panel className="p-0! md:p-0!">
      <div className="flex items-center gap-4 px-4.5 pt-3">
        <h3 className="me-auto text-h3">{words.left(missing.length, total)}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="border-transparent text-primary"
        >
          {words.all(total)}
        </Button>
      </div>
      <div className="px-4.5 pb-2">
        <ProgressBar value={((total - missing.length) / total) * 100} label={words.title} className="h-1.5" />
      </div>
      <ul aria-label={words.title}>
        {(isWhole ? LAUNCH_STEPS : missing.slice(0, NEXT)).map((step) => (
          <PlaceRow
            key={step}
            to={PLACES[step]}
            title={words.steps[step]}
            isDone={!isMissing(step)}
            aside={isMissing(step) ? null : words.done}
          />
        ))}
      </ul>
    </Panel>
  )
}
