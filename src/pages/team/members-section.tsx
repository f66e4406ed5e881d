import { useState } from 'react'
import { teamWords } from '../../copy/team'
import { useLive, type Cache } from '../../data/client/use-live'
import { subscribeVisibleTeam, type TeamMember } from '../../data/content/team'
import { getBaked } from '../../data/pages/baked'
import { reuseImages } from '../../data/pages/reuse-images'
import { fullAddress } from '../../full-address'
import { CallLink } from '../../layout/contact-links'
import { RetryOrCall } from '../../layout/retry-or-call'
import { StaleNotice } from '../../layout/stale-notice'
import { WithoutScript } from '../../layout/without-script'
import type { AsyncState } from '../../lib/async-state'
import { paths } from '../../paths'
import { EmptyArt, ErrorArt } from '../../ui/art/state-art'
import { Section, SectionHeading } from '../../ui/section'
import { ShareButton } from '../../ui/share-link'
import { SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state-message'
import { MemberCard, MemberCardSkeleton } from './member-card'

const GRID = 'grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3'

const cache: Cache<TeamMember[]> = {}

export function MembersSection() {
  const [initial] = useState(() => {
    const list = getBaked('team')
    return list === null ? [] : list
  })
  const live = useLive(subscribeVisibleTeam, { initial, cache, reconcile: reuseImages })
  const isEmpty = live.status === 'ready' && live.value.length === 0
  // An empty list that the server did not confirm may only mean that the cache has no members.
  const state: AsyncState<TeamMember[]> =
    isEmpty && live.failure ? { status: 'error', error: live.failure } : live
  return (
    <Section labelledBy="team-title" className="pt-9 md:pt-22 lg:pt-28">
      <SectionHeading
        id="team-title"
        eyebrow={teamWords.eyebrow}
        title={teamWords.title}
        action={isEmpty ? null : <ShareTeam />}
      />
      <Members state={state} onRetry={live.retry} />
      {live.failure && state.status === 'ready' ? <StaleNotice onRetry={live.retry} /> : null}
    </Section>
  )
}

function ShareTeam() {
  return (
    <ShareButton text={teamWords.shareText} url={fullAddress(paths.team)} label={teamWords.share} />
  )
}

type MembersProps = {
  state: AsyncState<TeamMember[]>
  onRetry: () => void
}

export function Members({ state, onRetry }: MembersProps) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={teamWords.loading} className={GRID}>
        <WithoutScript />
        {[1, 2, 3].map((position) => (
          <MemberCardSkeleton key={position} />
        ))}
      </SkeletonGroup>
    )
  if (state.status === 'error')
    return (
      <StateMessage
        level={3}
        role="status"
        art={<ErrorArt />}
        title={teamWords.error.title}
        text={teamWords.error.text}
        actions={<RetryOrCall onRetry={onRetry} />}
      />
    )
  if (state.value.length === 0)
    return (
      <StateMessage
        level={3}
        art={<EmptyArt />}
        title={teamWords.empty.title}
        text={teamWords.empty.text}
        actions={<CallLink size="sm" />}
      />
    )
  return (
    <ul aria-label={teamWords.list} className={GRID}>
      {state.value.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </ul>
  )
}
