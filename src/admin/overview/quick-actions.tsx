import { Link } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { overview as words } from '../../copy/admin-overview'
import { dataUrlBytes } from '../../lib/data-url'
import type { AsyncState } from '../../lib/async-state'
import { cn } from '../../lib/cn'
import { IconBubble } from '../../ui/card'
import type { Tone } from '../../ui/chip'
import { TAB_ICONS, tabSearch, type TabName } from '../tab-names'
import type { Content } from './use-content'

type Action = { tab: Exclude<TabName, 'overview'>; tone: Tone; count: string }

export function QuickActions({ content }: { content: Content }) {
  const actions: Action[] = [
    { tab: 'products', tone: 'sky', count: describe(content.products, (list) => words.actions.products(list.length)) },
    { tab: 'team', tone: 'mint', count: describe(content.team, (list) => words.actions.team(list.length)) },
    {
      tab: 'director-text',
      tone: 'peach',
      count: describe(content.text, (text) =>
        text ? words.actions['director-text'](text.highlights.length) : words.actions.notStored,
      ),
    },
    { tab: 'director', tone: 'sky', count: describe(content.photo, (photo) => photoSize(photo?.photoBase64 ?? '')) },
    {
      tab: 'videos',
      tone: 'mint',
      count: describe(content.videos, (list) => words.actions.videos(list?.videos.length ?? 0)),
    },
  ]
  return (
    <nav aria-label={words.actions.label}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5 md:gap-4">
        {actions.map(({ tab, tone, count }, index) => {
          const Icon = TAB_ICONS[tab]
          const isFirst = index === 0
          return (
            <li key={tab} className={cn(isFirst && 'col-span-2 md:col-span-1')}>
              <Link
                to={{ search: tabSearch(tab) }}
                className={cn(
                  'press edged flex h-full gap-x-3.5 gap-y-3 rounded-control bg-surface p-4 no-underline shadow-hairline hover:bg-tint md:flex-col lg:p-5',
                  isFirst ? 'items-center md:items-start' : 'flex-col',
                )}
              >
                <IconBubble tone={tone} size={48}>
                  <Icon size={22} aria-hidden />
                </IconBubble>
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
  )
}

function describe<T>(state: AsyncState<T>, format: (value: T) => string): string {
  if (state.status === 'ready') return format(state.value)
  return state.status === 'error' ? words.actions.failed : words.actions.loading
}

const photoSize = (photo: string): string =>
  photo.startsWith('https:') ? words.actions.directorLink : words.actions.director(dataUrlBytes(photo))
