import { Building2, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { overview as words } from '../../copy/admin-overview'
import type { AsyncState } from '../../lib/async-state'
import { cn } from '../../lib/cn'
import { DirectorArt } from '../../ui/art/people'
import { IconBubble } from '../../ui/card'
import type { Tone } from '../../ui/chip'
import { SafeImage } from '../../ui/safe-image'
import { CENTRE_SEARCH, HISTORY_SEARCH, TAB_ICONS, tabSearch, type TabName } from '../tab-names'
import type { Content } from './use-content'

type Action = { tab: Exclude<TabName, 'overview'>; count: string; picture: ReactNode }

const PRODUCTS_SHOWN = 3

export function QuickActions({ content }: { content: Content }) {
  const actions: Action[] = [
    {
      tab: 'products',
      count: describe(content.products, (list) => words.actions.products(list.length)),
      picture: <Products content={content} />,
    },
    {
      tab: 'team',
      count: describe(content.team, (list) => words.actions.team(list.length)),
      picture: <TabIcon tab="team" tone="mint" />,
    },
    {
      tab: 'director-text',
      count: describe(content.text, (text) =>
        text ? words.actions['director-text'](text.highlights.length) : words.actions.notStored,
      ),
      picture: <TabIcon tab="director-text" tone="peach" />,
    },
    {
      tab: 'director',
      count: describe(content.photo, (photo) => words.actions.director[sourceOf(photo?.photoBase64 ?? '')]),
      picture: <Portrait content={content} />,
    },
    {
      tab: 'videos',
      count: describe(content.videos, (list) => words.actions.videos(list?.videos.length ?? 0)),
      picture: <TabIcon tab="videos" tone="mint" />,
    },
  ]
  return (
    <>
      <nav aria-label={words.actions.label}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5 md:gap-4">
          {actions.map(({ tab, count, picture }, index) => {
            const isFirst = index === 0
            return (
              <li key={tab} className={cn(isFirst && 'col-span-2 md:col-span-1')}>
                <Link
                  to={{ search: tabSearch(tab) }}
                  className={cn(
                    'press edged flex h-full gap-x-3.5 gap-y-3 rounded-control bg-surface p-4 no-underline shadow-hairline hover:bg-tint md:flex-col lg:p-5',
                    isFirst ? 'flex-wrap items-center md:items-start' : 'flex-col',
                  )}
                >
                  <span className="flex min-h-12 items-center gap-1.5">{picture}</span>
                  <span className="grid">
                    <span className="text-button text-night md:text-button-sm lg:text-button">{admin.tabs[tab]}</span>
                    <span className="text-tiny text-muted">{count}</span>
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="mt-3 grid gap-3 md:mt-4 md:grid-cols-2 md:gap-4">
        <PanelLink {...admin.centrePanel} search={CENTRE_SEARCH} icon={<Building2 size={22} aria-hidden />} />
        <PanelLink {...admin.historyPanel} search={HISTORY_SEARCH} icon={<History size={22} aria-hidden />} />
      </div>
    </>
  )
}

/** Not one of the specification's five actions. */
function PanelLink({ search, title, hint, icon }: { search: string; title: string; hint: string; icon: ReactNode }) {
  return (
    <Link
      to={{ search }}
      className="press edged flex items-center gap-3.5 rounded-control bg-surface p-4 no-underline shadow-hairline hover:bg-tint lg:px-5"
    >
      <IconBubble tone="sky" size={48}>
        {icon}
      </IconBubble>
      <span className="grid">
        <span className="text-button text-night">{title}</span>
        <span className="text-tiny text-muted">{hint}</span>
      </span>
    </Link>
  )
}

function TabIcon({ tab, tone }: { tab: TabName; tone: Tone }) {
  const Icon = TAB_ICONS[tab]
  return (
    <IconBubble tone={tone} size={48}>
      <Icon size={22} aria-hidden />
    </IconBubble>
  )
}

/** The first products of the gallery. */
function Products({ content: { products } }: { content: Content }) {
  const list = products.status === 'ready' ? products.value.slice(0, PRODUCTS_SHOWN) : []
  if (list.length === 0) return <TabIcon tab="products" tone="sky" />
  return list.map(({ id, image }) => (
    <SafeImage
      key={id}
      src={image}
      alt=""
      fallback="/placeholder.svg"
      // Narrow cards show them as a pile.
      className="edged size-10 rounded-badge bg-tint object-contain ring-2 ring-surface md:not-first:-ms-5 lg:not-first:ms-0"
    />
  ))
}

function Portrait({ content: { photo } }: { content: Content }) {
  if (photo.status !== 'ready') return <TabIcon tab="director" tone="sky" />
  return (
    <span className="edged size-12 overflow-hidden rounded-full bg-sky">
      <SafeImage
        src={photo.value?.photoBase64 ?? ''}
        alt=""
        fallback={{ drawing: <DirectorArt className="size-full" /> }}
        className="size-full object-cover object-[50%_35%]"
      />
    </span>
  )
}

function describe<T>(state: AsyncState<T>, format: (value: T) => string): string {
  if (state.status === 'ready') return format(state.value)
  return state.status === 'error' ? words.actions.failed : words.actions.loading
}

function sourceOf(photo: string): keyof typeof words.actions.director {
  if (photo === '') return 'default'
  return photo.startsWith('https:') ? 'link' : 'stored'
}
