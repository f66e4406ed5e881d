import { Plus, RefreshCw, Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { cn } from '../../lib/cn'
import { TEAM_MAX } from '../../limits'
import { EmptyArt, ErrorArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { StateMessage } from '../../ui/state'
import { notify } from '../ui/toast'
import { DraftNotice } from '../draft-notice'
import { FormBar } from '../form-bar'
import { useUid } from '../session-provider'
import { TabHeading } from '../tab-heading'
import { useUnsaved } from '../unsaved'
import { MemberCard, NewMemberCard } from './member-card'
import { NEW } from './member-edits'
import { MemberForm } from './member-form'
import { MemberList, MembersLoading } from './member-list'
import { TeamQuestions, type Question } from './team-questions'
import { useMemberRemoval } from './use-member-removal'
import { useTeamDrafts } from './use-team-drafts'
import { failed, succeeded, useTeamList } from './use-team-list'

/**
 * Members are added, updated and deleted one by one, at once. What was typed and not sent stays with its member, also
 * while another form is open; "save all" sends every one of these.
 */
export function TeamTab() {
  const [said, announce] = useState('')
  const { status, members, isRefreshing, refresh, retry } = useTeamList(announce)
  const team = useTeamDrafts(useUid(), members, status === 'ready')
  const { drafts, openKey, changed, save } = team
  const [question, setQuestion] = useState<Question | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { removing, remove } = useMemberRemoval(
    { draftOf: (id) => drafts[id], drop: team.drop, put: team.put },
    announce,
  )
  useUnsaved(changed.length > 0)

  useEffect(() => {
    if (status === 'error') failed(words.toast.loadFailed)
  }, [status])

  const isSaving = save.state.status === 'saving' || save.state.status === 'waiting'
  const open = openKey === null ? undefined : drafts[openKey]
  const storedOpen = members.find(({ id }) => id === openKey)
  // While it is on its way a new member stands in the list already; it is shown when it has arrived.
  const shown = members.filter(({ id }) => id !== drafts[NEW]?.id)

  const closeForm = (key: string) => {
    team.drop(key)
    requestAnimationFrame(() => {
      const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
      const back = find(`[data-member="${CSS.escape(key)}"] [data-act=edit]`) ?? find('[data-act=add]')
      back?.focus()
    })
  }
  /** Saving and changing to another form wait for a chosen picture: it would be left behind. */
  const waitsForPhoto = () => {
    const { title, text } = words.toast.photoPreparing
    if (team.isPreparing) notify({ id: 'team-photo', type: 'info', title, description: text, closeLabel: uiCopy.close })
    return team.isPreparing
  }
  const submit = async (key: string) => {
    if (waitsForPhoto()) return
    const isNew = key === NEW
    const outcome = await team.storeAll([key])
    if (outcome === 'saved') {
      closeForm(key)
      succeeded(isNew ? words.toast.added : words.toast.updated)
    }
    if (outcome === 'failed') failed(isNew ? words.toast.addFailed : words.toast.updateFailed)
  }
  const saveAll = async () => {
    if (waitsForPhoto()) return
    const nameless = changed.find((key) => drafts[key]?.fields.name.trim() === '')
    if (nameless !== undefined) {
      team.open(nameless)
      return
    }
    const outcome = await team.storeAll(changed)
    if (outcome === 'saved') succeeded(words.toast.saved)
    if (outcome === 'failed') failed(words.toast.saveFailed)
  }
  const show = (key: string) => {
    if (key !== openKey && waitsForPhoto()) return
    team.open(key)
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div ref={list}>
      <TabHeading title={words.title} aside={status === 'ready' ? words.count(shown.length) : null} />
      <div className="mb-5 grid grid-cols-2 gap-2.5 md:flex">
        <Button
          data-act="add"
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          disabled={status !== 'ready' || shown.length >= TEAM_MAX}
          onClick={() => show(NEW)}
          className="col-span-2 md:me-auto"
        >
          {words.add}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={18} aria-hidden />}
          loading={isRefreshing}
          onClick={() => (changed.length > 0 ? setQuestion({ kind: 'refresh' }) : void refresh())}
          className="px-2 md:px-4"
        >
          {words.refresh}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Save size={18} aria-hidden />}
          disabled={changed.length === 0}
          loading={isSaving}
          onClick={() => void saveAll()}
          className="px-2 md:px-4"
        >
          {words.saveAll}
        </Button>
      </div>
      {team.kept.stored && status === 'ready' ? (
        <div className="mb-5">
          <DraftNotice
            at={team.kept.stored.at}
            storedAt={null}
            onRestore={team.restoreKept}
            onDismiss={team.kept.clear}
          />
        </div>
      ) : null}
      {status === 'loading' ? <MembersLoading /> : null}
      {status === 'error' ? (
        <StateMessage
          art={<ErrorArt />}
          level={3}
          title={words.loadError.title}
          text={words.loadError.text}
          actions={
            <Button size="sm" onClick={retry}>
              {words.loadError.retry}
            </Button>
          }
        />
      ) : null}
      <div className={cn('grid items-start gap-5', open && 'lg:grid-cols-[29rem_1fr]')}>
        {open && openKey !== null ? (
          <div ref={form} key={openKey} className="scroll-mt-32">
            <MemberForm
              title={openKey === NEW ? words.form.addTitle : words.form.editTitle(storedOpen?.name ?? open.fields.name)}
              fields={open.fields}
              onChange={(change) => team.edit(openKey, change)}
              onPreparing={team.setPreparing}
              submitLabel={openKey === NEW ? words.form.submitAdd : words.form.submitEdit}
              isSaving={isSaving}
              isOutdated={
                storedOpen !== undefined && storedOpen.updatedAt?.getTime() !== open.base?.getTime() && !isSaving
              }
              onSubmit={() => void submit(openKey)}
              onCancel={() =>
                changed.includes(openKey) ? setQuestion({ kind: 'leave', key: openKey }) : closeForm(openKey)
              }
            />
          </div>
        ) : null}
        {status === 'ready' && shown.length === 0 && !open ? (
          <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} />
        ) : null}
        <MemberList
          waiting={
            openKey !== NEW && changed.includes(NEW) ? (
              <NewMemberCard name={drafts[NEW]?.fields.name ?? ''} onResume={() => show(NEW)} />
            ) : null
          }
          members={shown}
          narrow={open !== undefined}
          render={(member) => (
            <MemberCard
              member={member}
              isOpen={member.id === openKey}
              isChanged={changed.includes(member.id)}
              isRemoving={removing.includes(member.id)}
              onEdit={() => show(member.id)}
              onRemove={() => setQuestion({ kind: 'remove', member })}
            />
          )}
        />
      </div>
      <FormBar
        changes={changed.length}
        save={save.state}
        saveLabel={words.saveAll}
        onSave={() => void saveAll()}
        onUndo={() => setQuestion({ kind: 'discard' })}
      />
      <TeamQuestions
        question={question}
        team={team}
        onDone={() => setQuestion(null)}
        onRefresh={() => void refresh()}
        onRemove={remove}
        onLeave={closeForm}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
