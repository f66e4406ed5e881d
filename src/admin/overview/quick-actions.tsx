import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminOverview } from '../../copy/admin/overview'
import { panelAddress, tabAddress, type TabName } from '../../dashboard-addresses'
import { useLive } from '../../data/client/use-live'
import { subscribeDirectorPhoto, subscribeDirectorTexts } from '../../data/content/director'
import {
  subscribeProducts,
  subscribeTeam,
  subscribeVideosForEditing,
} from '../../data/store/subscriptions'
import type { AsyncState } from '../../lib/async-state'
import { isVisible, type Hideable } from '../../lib/visibility'
import { DirectorArt } from '../../ui/art/people'
import { IconBubble } from '../../ui/card'
import type { Tone } from '../../ui/chip'
import { Link } from '../../ui/link'
import { PLACEHOLDER, SafeImage } from '../../ui/safe-image'
import { LoadError } from '../loading/load-error'
import { TAB_ICONS } from '../ui/tab-icons'

const actionWords = adminOverview.actions

type ActionName = Exclude<TabName, 'overview'> | 'centre'
type Action = { text: string; tone: Tone; image?: ReactNode }

/**
 * The links to the five tabs of content and to the details of the centre, below a notice when a count is no longer
 * live.
 */
export function QuickActions() {
  const { actions, stale } = useActions()
  const names = Object.keys(actions) as ActionName[]
  return (
    <nav aria-label={actionWords.label}>
      {stale[0] ? (
        <LoadError
          className="mb-2"
          words={admin.stale}
          error={stale[0].failure}
          onRetry={() => stale.forEach(({ retry }) => retry())}
        />
      ) : null}
      {/* A row has two of them, or one where the letters are large. */}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,50%-0.25rem)),1fr))] gap-2">
        {names.map((name) => (
          <QuickAction key={name} name={name} {...actions[name]} />
        ))}
      </ul>
    </nav>
  )
}

function useActions() {
  const products = useLive(subscribeProducts)
  const team = useLive(subscribeTeam)
  const videos = useLive(subscribeVideosForEditing)
  const text = useLive(subscribeDirectorTexts)
  const photo = useLive(subscribeDirectorPhoto)
  const firstProduct = products.status === 'ready' ? products.value.find(isVisible) : undefined
  const actions: Record<ActionName, Action> = {
    products: {
      text: textForState(products, (list) => visibleCountText(list, actionWords.products)),
      tone: 'sky',
      image: firstProduct && (
        <SafeImage
          src={firstProduct.image}
          alt=""
          fallback={PLACEHOLDER}
          className="edged size-7 rounded-badge bg-tint object-contain md:size-10"
        />
      ),
    },
    team: {
      text: textForState(team, (list) => visibleCountText(list, actionWords.team)),
      tone: 'mint',
    },
    'director-text': {
      text: textForState(text, (stored) =>
        stored ? actionWords['director-text'](stored.highlights.length) : actionWords.notStored,
      ),
      tone: 'peach',
    },
    director: {
      text: textForState(
        photo,
        (stored) => actionWords.director[sourceOf(stored?.photoBase64 ?? '')],
      ),
      tone: 'sky',
      image: photo.status === 'ready' && (
        <span className="edged block size-7 overflow-hidden rounded-full bg-sky md:size-10">
          <SafeImage
            src={photo.value?.photoBase64 ?? ''}
            alt=""
            fallback={{ drawing: <DirectorArt className="size-full" /> }}
            className="size-full object-cover object-[50%_35%]"
          />
        </span>
      ),
    },
    videos: {
      text: textForState(videos, (list) =>
        visibleCountText(list?.videos ?? [], actionWords.videos),
      ),
      tone: 'mint',
    },
    centre: { text: actionWords.centre, tone: 'sky' },
  }
  const values = [products, team, videos, text, photo]
  return {
    actions,
    /** The values that have ended, and may be outdated. */
    stale: values.filter(({ status, failure }) => status === 'ready' && failure),
  }
}

function QuickAction({ name, text, tone, image }: Action & { name: ActionName }) {
  const isTab = name !== 'centre'
  const Icon = isTab ? TAB_ICONS[name] : Building2
  return (
    <li>
      <Link
        to={isTab ? tabAddress(name) : panelAddress('centre')}
        className="press edged flex h-full min-h-13 items-center gap-1.5 rounded-control bg-surface px-2 py-1 no-underline hairline hover:bg-tint md:min-h-16 md:gap-3 md:px-3"
      >
        <span className="shrink-0">
          {image || (
            <IconBubble tone={tone} size={40} className="max-md:size-7 max-md:*:size-4">
              <Icon size={20} />
            </IconBubble>
          )}
        </span>
        <span className="grid">
          <span className="text-small font-semibold text-night md:text-button-sm">
            {isTab ? admin.tabs[name] : admin.centrePanel.title}
          </span>
          <span className="text-tiny text-muted">{text}</span>
        </span>
      </Link>
    </li>
  )
}

function textForState<T>(state: AsyncState<T>, format: (value: T) => string): string {
  if (state.status === 'ready') return format(state.value)
  return state.status === 'error' ? actionWords.failed : actionWords.loading
}

/** Says how many items visitors see, and how many are hidden. */
function visibleCountText(list: readonly Hideable[], count: (visible: number) => string): string {
  const visibleCount = list.filter(isVisible).length
  const hiddenCount = list.length - visibleCount
  const visibleText = count(visibleCount)
  return hiddenCount > 0 ? actionWords.hidden(visibleText, hiddenCount) : visibleText
}

function sourceOf(photo: string): keyof typeof actionWords.director {
  if (photo === '') return 'bundled'
  return photo.startsWith('https:') ? 'link' : 'stored'
}
