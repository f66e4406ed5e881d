import { subscribeDirectorPhoto } from '../../data/director-photos'
import { subscribeDirector } from '../../data/director-texts'
import { subscribeProducts } from '../../data/products'
import { subscribeTeam } from '../../data/team'
import { useLive } from '../../data/use-live'
import { subscribeVideos } from '../../data/videos'
import type { AsyncState } from '../../lib/async-state'

const products = subscribeProducts()

export function useContent() {
  const all = {
    products: useLive(products),
    team: useLive(subscribeTeam),
    videos: useLive(subscribeVideos),
    text: useLive(subscribeDirector),
    photo: useLive(subscribeDirectorPhoto),
  }
  const states = Object.values(all)
  const saved = [...dates(all.products), ...dates(all.team), ...date(all.videos), ...date(all.text), ...date(all.photo)]
  return {
    ...all,
    isReady: states.every((state) => state.status === 'ready'),
    isFailed: states.some((state) => state.status === 'error'),
    lastSave: saved.length > 0 ? new Date(Math.max(...saved)) : null,
  }
}

type Dated = { updatedAt: Date | null } | null

const timeOf = (item: Dated): number[] => (item?.updatedAt ? [item.updatedAt.getTime()] : [])
const date = (state: AsyncState<Dated>): number[] => (state.status === 'ready' ? timeOf(state.value) : [])
const dates = (state: AsyncState<Dated[]>): number[] => (state.status === 'ready' ? state.value.flatMap(timeOf) : [])

export type Content = ReturnType<typeof useContent>
