import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it } from 'vitest'
import { MemberCard } from '../../../src/admin/team/member-card'
import { MemberList } from '../../../src/admin/team/member-list'
import { Toasts } from '../../../src/admin/ui/toast'
import { NO_FORMS, type VideosForm } from '../../../src/admin/videos/form'
import { VideoList } from '../../../src/admin/videos/video-list'
import { admin } from '../../../src/copy/admin'
import { hiddenCount } from '../../../src/copy/admin-counts'
import { hiddenWords } from '../../../src/copy/admin-hidden'
import { adminTeam } from '../../../src/copy/admin-team'
import { adminVideos } from '../../../src/copy/admin-videos'
import { parseTeamMember, type TeamMember } from '../../../src/data/content/team'
import type { Video } from '../../../src/data/content/videos'
import { renderUi } from '../../render'

const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article')
  if (!card) throw new Error(`There is no card of ${title}`)
  return within(card)
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(async () => {
  act(() => void toast.dismiss())
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

describe('a hidden video', () => {
  const list = ['a', 'b', 'c'].map((id, index): Video => ({
    id,
    title: id,
    url: '',
    createdAt: '2024-01-01T00:00:00.000Z',
    order: 3 - index,
  }))
  const place = (title: string, position: number, total: number) =>
    cardOf(title).getByRole('button', { name: adminVideos.row.position(title, position, total) })
  let stored: readonly Video[]

  function Videos() {
    const [form, setForm] = useState<VideosForm>({ list, forms: NO_FORMS })
    stored = form.list
    return <VideoList base={list} form={form} onEdit={setForm} announce={() => {}} />
  }

  it('is listed last without a place, keeps its own, and returns to it with the undo', async () => {
    const { user } = renderUi(
      <>
        <Videos />
        <Toasts label="messages" />
      </>,
    )
    await user.click(cardOf('b').getByRole('button', { name: hiddenWords.hide('b') }))
    expect(titles()).toEqual(['a', 'c', 'b'])
    expect(screen.getByText(hiddenCount(1))).toBeVisible()
    expect(cardOf('b').getByText(hiddenWords.mark)).toBeVisible()
    expect(cardOf('b').getByText(adminVideos.row.changed)).toBeVisible()
    expect(cardOf('b').queryByRole('button', { name: adminVideos.row.earlier('b') })).toBeNull()
    expect(cardOf('b').queryByRole('button', { name: adminVideos.order.handle('b') })).toBeNull()
    expect(place('c', 2, 2)).toBeVisible()
    expect(stored.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['a', undefined],
      ['b', true],
      ['c', undefined],
    ])
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(stored).toEqual(list)
    expect(titles()).toEqual(['a', 'b', 'c'])
  })

  it('is passed by the moves of the others', async () => {
    const { user } = renderUi(<Videos />)
    await user.click(cardOf('b').getByRole('button', { name: hiddenWords.hide('b') }))
    await user.click(cardOf('c').getByRole('button', { name: adminVideos.row.earlier('c') }))
    expect(stored.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(place('a', 2, 2)).toBeVisible()
    await user.click(cardOf('b').getByRole('button', { name: hiddenWords.show('b') }))
    expect(place('b', 3, 3)).toBeVisible()
  })
})

describe('a hidden member', () => {
  const member = (id: string, part: Partial<TeamMember>): TeamMember => {
    const parsed = parseTeamMember({ name: id }, id)
    if (!parsed) throw new Error('The member is invalid')
    return { ...parsed, ...part }
  }

  it('is marked and has no place among the others', async () => {
    const toggled: string[] = []
    const { user } = renderUi(
      <MemberList
        members={[member('a', { order: 1 }), member('b', { order: 2 }), member('c', { hidden: 1 })]}
        isNew={() => false}
        narrow={false}
        waiting={[]}
        onMove={() => {}}
        render={(member, slot) => (
          <MemberCard
            {...slot}
            member={member}
            moving={{ status: 'idle' }}
            hiding={member.id === 'a' ? { status: 'saving' } : { status: 'idle' }}
            isOpen={false}
            isChanged={false}
            isRemoving={false}
            onMove={() => {}}
            onGiveUpMove={() => {}}
            onToggleHidden={() => toggled.push(member.id)}
            onGiveUpHiding={() => {}}
            onEdit={() => {}}
            onRemove={() => {}}
          />
        )}
      />,
    )
    const { order, card } = adminTeam
    expect(cardOf('c').getByText(hiddenWords.mark)).toBeVisible()
    expect(cardOf('c').queryByRole('button', { name: order.handle('c') })).toBeNull()
    expect(cardOf('c').queryByRole('button', { name: order.earlier('c') })).toBeNull()
    expect(cardOf('b').getByRole('button', { name: order.position('b', 2, 2) })).toBeVisible()
    await user.click(cardOf('c').getByRole('button', { name: hiddenWords.show('c') }))
    expect(cardOf('a').getByText(card.hiding)).toBeVisible()
    await user.click(cardOf('a').getByRole('button', { name: hiddenWords.hide('a') }))
    expect(toggled).toEqual(['c'])
  })
})
