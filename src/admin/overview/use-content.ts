import { subscribeDirectorPhoto } from '../../data/director-photos'
import { subscribeDirector } from '../../data/director-texts'
import { subscribeProducts } from '../../data/products'
import { subscribeTeam } from '../../data/team'
import { useLive } from '../../data/use-live'
import { subscribeVideos } from '../../data/videos'
import type { Live } from '../../lib/live'

const products = subscribeProducts()

/** All stored content, live, and the time of the last save. */
export function useContent() {
  const all = {
    products: useLive(products),
    team: useLive(subscribeTeam),
    videos: useLive(subscribeVideos),
    text: useLive(subscribeDirector),
    photo: useLive(subscribeDirectorPhoto),
  }
  const lives = Object.values(all)
  const saved = [...dates(all.products), ...dates(all.team), ...date(all.videos), ...date(all.text), ...date(all.photo)]
  return {
    ...all,
    isReady: lives.every((live) => live.status === 'ready'),
    isFailed: lives.some((live) => live.status === 'error'),
    lastSave: saved.length > 0 ? new Date(Math.max(...saved)) : null,
  }
}

type Dated = { updatedAt: Date | null } | null

const timeOf = (item: Dated): number[] => (item?.updatedAt ? [item.updatedAt.getTime()] : [])
const date = (live: Live<Dated>): number[] => (live.status === 'ready' ? timeOf(live.value) : [])
const dates = (live: Live<Dated[]>): number[] => (live.status === 'ready' ? live.value.flatMap(timeOf) : [])

export type Content = ReturnType<typeof useContent>
