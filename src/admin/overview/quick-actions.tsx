import { Building2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import type { AsyncState } from '../../lib/async-state'
import { isShown } from '../../lib/order'
import { DirectorArt } from '../../ui/art/people'
import { IconBubble } from '../../ui/card'
import type { Tone } from '../../ui/chip'
import { SafeImage } from '../../ui/safe-image'
import { CENTRE_SEARCH, TAB_ICONS, tabSearch } from '../shell/tab-names'
import type { Content } from './use-content'

const words = overview.actions

/** The five ways to work, and the details of the centre. */
export function QuickActions({ content: { products, team, videos, text, photo } }: { content: Content }) {
  const first = products.status === 'ready' ? products.value.find(isShown) : undefined
  return (
    <nav aria-label={words.label}>
      <ul className="grid grid-cols-2 gap-2">
        <Action
          to={tabSearch('products')}
          title={admin.tabs.products}
          text={say(products, (list) => countOf(list, words.products))}
          picture={
            first ? (
              <SafeImage
                src={first.image}
                alt=""
                fallback="/placeholder.svg"
                className="edged size-7 rounded-badge bg-tint object-contain md:size-10"
              />
            ) : (
              <ActionIcon icon={TAB_ICONS.products} tone="sky" />
            )
          }
        />
        <Action
          to={tabSearch('team')}
          title={admin.tabs.team}
          text={say(team, (list) => countOf(list, words.team))}
          picture={<ActionIcon icon={TAB_ICONS.team} tone="mint" />}
        />
        <Action
          to={tabSearch('director-text')}
          title={admin.tabs['director-text']}
          text={say(text, (stored) => (stored ? words['director-text'](stored.highlights.length) : words.notStored))}
          picture={<ActionIcon icon={TAB_ICONS['director-text']} tone="peach" />}
        />
        <Action
          to={tabSearch('director')}
          title={admin.tabs.director}
          text={say(photo, (stored) => words.director[sourceOf(stored?.photoBase64 ?? '')])}
          picture={<Portrait photo={photo} />}
        />
        <Action
          to={tabSearch('videos')}
          title={admin.tabs.videos}
          text={say(videos, (list) => countOf(list?.videos ?? [], words.videos))}
          picture={<ActionIcon icon={TAB_ICONS.videos} tone="mint" />}
        />
        <Action
          to={CENTRE_SEARCH}
          title={admin.centrePanel.title}
          text={words.centre}
          picture={<ActionIcon icon={Building2} tone="sky" />}
        />
      </ul>
    </nav>
  )
}

type ActionProps = { to: string; title: string; text: string; picture: ReactNode }

function Action({ to, title, text, picture }: ActionProps) {
  return (
    <li>
      <Link
        to={{ search: to }}
        className="press edged flex h-full min-h-16 items-center gap-1.5 rounded-control bg-surface px-2 py-1.5 no-underline hairline hover:bg-tint md:gap-3 md:px-3"
      >
        <span className="shrink-0">{picture}</span>
        <span className="grid">
          <span className="text-small font-semibold text-night md:text-button-sm">{title}</span>
          <span className="text-tiny text-muted">{text}</span>
        </span>
      </Link>
    </li>
  )
}

function ActionIcon({ icon: Icon, tone }: { icon: LucideIcon; tone: Tone }) {
  return (
    <IconBubble tone={tone} size={40} className="max-md:size-7 max-md:*:size-4">
      <Icon size={20} aria-hidden />
    </IconBubble>
  )
}

function Portrait({ photo }: Pick<Content, 'photo'>) {
  if (photo.status !== 'ready') return <ActionIcon icon={TAB_ICONS.director} tone="sky" />
  return (
    <span className="edged block size-7 overflow-hidden rounded-full bg-sky md:size-10">
      <SafeImage
        src={photo.value?.photoBase64 ?? ''}
        alt=""
        fallback={{ drawing: <DirectorArt className="size-full" /> }}
        className="size-full object-cover object-[50%_35%]"
      />
    </span>
  )
}

function say<T>(state: AsyncState<T>, format: (value: T) => string): string {
  if (state.status === 'ready') return format(state.value)
  return state.status === 'error' ? words.failed : words.loading
}

/** How many visitors see, and how many are hidden. */
function countOf(list: readonly { hidden?: unknown }[], count: (shown: number) => string): string {
  const hidden = list.filter((item) => item.hidden).length
  const shown = count(list.length - hidden)
  return hidden > 0 ? words.hidden(shown, hidden) : shown
}

function sourceOf(photo: string): keyof typeof words.director {
  if (photo === '') return 'default'
  return photo.startsWith('https:') ? 'link' : 'stored'
}
