import { useMemo } from 'react'
import type { Baked } from '../../data/pages/baked'
import type { Centre } from '../../data/content/centre'
import { subscribeCentre } from '../../data/store/edit-centre'
import { subscribeDirectorPhoto, type DirectorPhoto } from '../../data/content/director-photos'
import { subscribeDirector, type Director } from '../../data/content/director-texts'
import { subscribeProducts, type Product } from '../../data/content/products'
import { publicContent } from '../../data/pages/read-public'
import { subscribeTeam, type TeamMember } from '../../data/content/team'
import { useLive } from '../../data/client/use-live'
import type { VideoList } from '../../data/content/videos'
import { subscribeVideos } from '../../data/store/edit-videos'
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
  return {
    ...all,
    shown: useShown(all),
    isReady: states.every((state) => state.status === 'ready'),
    isFailed: states.some((state) => state.status === 'error'),
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

export type Content = ReturnType<typeof useContent>
