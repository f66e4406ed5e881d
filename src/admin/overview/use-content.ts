import { useMemo } from 'react'
import type { Baked } from '../../data/baked'
import { subscribeCentre, type Centre } from '../../data/centre'
import { subscribeDirectorPhoto, type DirectorPhoto } from '../../data/director-photos'
import { subscribeDirector, type Director } from '../../data/director-texts'
import { subscribeProducts, type Product } from '../../data/products'
import { publicContent } from '../../data/read-public'
import { subscribeTeam, type TeamMember } from '../../data/team'
import { useLive } from '../../data/use-live'
import { subscribeVideos, type VideoList } from '../../data/videos'
import type { AsyncState } from '../../lib/async-state'
import { PRODUCTS_PAGE } from '../../limits'

export function useContent() {
  const all = {
    products: useLive(subscribeProducts),
    team: useLive(subscribeTeam),
    videos: useLive(subscribeVideos),
    text: useLive(subscribeDirector),
    photo: useLive(subscribeDirectorPhoto),
    centre: useLive(subscribeCentre),
  }
  const states = Object.values(all)
  const saved = [
    ...dates(all.products),
    ...dates(all.team),
    ...[all.videos, all.text, all.photo, all.centre].flatMap(date),
  ]
  return {
    ...all,
    shown: useShown(all),
    isReady: states.every((state) => state.status === 'ready'),
    isFailed: states.some((state) => state.status === 'error'),
    lastSave: saved.length > 0 ? new Date(Math.max(...saved)) : null,
  }
}

type Parts = {
  products: AsyncState<Product[]>
  team: AsyncState<TeamMember[]>
  videos: AsyncState<VideoList | null>
  text: AsyncState<Director | null>
  photo: AsyncState<DirectorPhoto | null>
  centre: AsyncState<Centre | null>
}

/** What the public pages show of the stored content; null until all of it has loaded. */
function useShown({ products, team, videos, text, photo, centre }: Parts): Baked | null {
  return useMemo(() => {
    if (products.status !== 'ready' || team.status !== 'ready' || videos.status !== 'ready') return null
    if (text.status !== 'ready' || photo.status !== 'ready' || centre.status !== 'ready') return null
    return publicContent({
      products: products.value.slice(0, PRODUCTS_PAGE),
      team: team.value,
      videos: videos.value,
      director: text.value,
      directorPhoto: photo.value,
      centre: centre.value,
    })
  }, [products, team, videos, text, photo, centre])
}

type Dated = { updatedAt: Date | null } | null

const timeOf = (item: Dated): number[] => (item?.updatedAt ? [item.updatedAt.getTime()] : [])
const date = (state: AsyncState<Dated>): number[] => (state.status === 'ready' ? timeOf(state.value) : [])
const dates = (state: AsyncState<Dated[]>): number[] => (state.status === 'ready' ? state.value.flatMap(timeOf) : [])

export type Content = ReturnType<typeof useContent>
