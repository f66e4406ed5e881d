import { Building2, History, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { overview as words } from '../../copy/admin-overview'
import type { AsyncState } from '../../lib/async-state'
import { isShown } from '../../lib/order'
import { DirectorArt } from '../../ui/art/people'
import { IconBubble } from '../../ui/card'
import type { Tone } from '../../ui/chip'
import { SafeImage } from '../../ui/safe-image'
import { CENTRE_SEARCH, HISTORY_SEARCH, TAB_ICONS, tabSearch, type TabName } from '../shell/tab-names'
import type { Content } from './use-content'

type Action = { tab: Exclude<TabName, 'overview'>; count: string; picture: ReactNode }

const PRODUCTS_SHOWN = 3

export function QuickActions({ content }: { content: Content }) {
  const actions: Action[] = [
    {
      tab: 'products',
      count: describe(content.products, (list) => words.actions.products(list.filter(isShown).length)),
      picture: <Products content={content} />,
    },
    {
      tab: 'team',
      count: describe(content.team, (list) => words.actions.team(list.filter(isShown).length)),
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
      count: describe(content.videos, (list) => words.actions.videos(list?.videos.filter(isShown).length ?? 0)),
      picture: <TabIcon tab="videos" tone="mint" />,
    },
  ]
  return (
    <div className="grid gap-2">
      <nav aria-label={words.actions.label}>
        <ul className={GRID}>
          {actions.map(({ tab, count, picture }) => (
            <li key={tab} className="first:col-span-2">
              <ActionLink search={tabSearch(tab)} title={admin.tabs[tab]} text={count} picture={picture} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={GRID}>
        <ActionLink
          search={CENTRE_SEARCH}
          title={admin.centrePanel.title}
          text={admin.centrePanel.hint}
          picture={<ActionIcon icon={Building2} tone="sky" />}
        />
        <ActionLink
          search={HISTORY_SEARCH}
          title={admin.historyPanel.title}
          text={admin.historyPanel.hint}
          picture={<ActionIcon icon={History} tone="sky" />}
        />
      </div>
    </div>
  )
}

const GRID = 'grid grid-cols-2 gap-2'

type LinkProps = { search: string; title: string; text: string; picture: ReactNode }

function ActionLink({ search, title, text, picture }: LinkProps) {
  return (
    <Link
      to={{ search }}
      className="press edged flex h-full min-h-16 items-center gap-2 rounded-control bg-surface px-2.5 py-1.5 md:gap-3 md:px-3 no-underline shadow-hairline hover:bg-tint"
    >
      <span className="flex shrink-0 items-center gap-1">{picture}</span>
      <span className="grid">
        <span className="text-small font-semibold text-night md:text-button-sm">{title}</span>
        <span className="line-clamp-1 text-tiny text-muted">{text}</span>
      </span>
    </Link>
  )
}

const TabIcon = ({ tab, tone }: { tab: TabName; tone: Tone }) => <ActionIcon icon={TAB_ICONS[tab]} tone={tone} />

function ActionIcon({ icon: Icon, tone }: { icon: LucideIcon; tone: Tone }) {
  return (
    <IconBubble tone={tone} size={40} className="max-md:size-8">
      <Icon size={20} aria-hidden />
    </IconBubble>
  )
}

/** The first products of the gallery. */
function Products({ content: { products } }: { content: Content }) {
  const list = products.status === 'ready' ? products.value.filter(isShown).slice(0, PRODUCTS_SHOWN) : []
  if (list.length === 0) return <TabIcon tab="products" tone="sky" />
  return list.map(({ id, image }) => (
    <SafeImage
      key={id}
      src={image}
      alt=""
      fallback="/placeholder.svg"
      className="edged size-10 rounded-badge bg-tint object-contain "
    />
  ))
}

function Portrait({ content: { photo } }: { content: Content }) {
  if (photo.status !== 'ready') return <TabIcon tab="director" tone="sky" />
  return (
    <span className="edged size-8 overflow-hidden rounded-full bg-sky md:size-10">
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
