import { useState } from 'react'
import { defaultDirector } from '../../copy/director'
import { baked, keepPictures } from '../../data/baked'
import type { Director } from '../../data/director-texts'
import { lateSource, type Source } from '../../data/live'
import type { TeamMember } from '../../data/team'
import { useShown, type Memory } from '../use-shown'

const teamMemory: Memory<TeamMember[]> = {}
const directorMemory: Memory<Director> = {}
const photoMemory: Memory<string> = {}

/** The members, live, over what was baked at build time: none where the build found none. */
export function useTeam() {
  const [initial] = useState(atBuild)
  return useShown(teamSource, teamMemory, initial)
}

function atBuild(): TeamMember[] | undefined {
  const list = baked('team')
  return list === null ? [] : list
}

/** The director's words and photo, live, over what was baked or bundled. `photo` is '' where none is stored. */
export function useDirector(): { director: Director; photo: string } {
  const [words] = useState((): Director => baked('director') ?? defaultDirector)
  const [picture] = useState(() => baked('directorPhoto') ?? '')
  const { live: director } = useShown(directorSource, directorMemory, words)
  const { live: photo } = useShown(photoSource, photoMemory, picture)
  return {
    director: director.status === 'ready' ? director.value : words,
    photo: photo.status === 'ready' ? photo.value : picture,
  }
}

const subscribeTeam = lateSource(async () => (await import('../../data/team')).subscribeTeam)
const subscribeDirector = lateSource(async () => (await import('../../data/director-texts')).subscribeDirector)
const subscribeDirectorPhoto = lateSource(
  async () => (await import('../../data/director-photos')).subscribeDirectorPhoto,
)

// An empty answer of this device's cache says only that nothing was read yet: it must not replace what is shown.

const teamSource: Source<TeamMember[]> = (observer) =>
  subscribeTeam({
    next: (list, meta) => {
      if (list.length > 0 || !meta.fromCache) observer.next(keepPictures(list, teamMemory.value ?? baked('team')), meta)
    },
    error: observer.error,
  })

const directorSource: Source<Director> = (observer) =>
  subscribeDirector({
    next: (value, meta) => {
      if (value || !meta.fromCache) observer.next(value ?? defaultDirector, meta)
    },
    error: observer.error,
  })

const photoSource: Source<string> = (observer) =>
  subscribeDirectorPhoto({
    next: (value, meta) => {
      if (value || !meta.fromCache) observer.next(value?.photoBase64 ?? '', meta)
    },
    error: observer.error,
  })
