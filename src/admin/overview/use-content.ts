import { useLive } from '../../data/client/use-live'
import { subscribeCentre } from '../../data/store/centre'
import { subscribeDirectorPhoto } from '../../data/content/director-photos'
import { subscribeDirector } from '../../data/content/director-texts'
import { subscribeProducts } from '../../data/content/products'
import { subscribeTeam } from '../../data/content/team'
import { subscribeVideosForEditing } from '../../data/store/videos'

/** What is stored, live. */
export const useContent = () => ({
  products: useLive(subscribeProducts),
  team: useLive(subscribeTeam),
  videos: useLive(subscribeVideosForEditing),
  text: useLive(subscribeDirector),
  photo: useLive(subscribeDirectorPhoto),
  centre: useLive(subscribeCentre),
})

export type Content = ReturnType<typeof useContent>
