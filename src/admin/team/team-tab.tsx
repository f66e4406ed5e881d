import { RefreshCw, Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { cn } from '../../lib/cn'
import { isShown } from '../../lib/order'
import { TEAM_MAX } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { StateMessage } from '../../ui/state'
import { notify } from '../ui/toast'
import { LoadError } from '../shell/load-error'
import { AddButton } from '../ui/add-button'
import { DraftNotice } from '../editing/draft-notice'
import { FormBar } from '../editing/form-bar'
import { isBusy } from '../editing/write-status'
import { HiddenNote } from '../lists/hidden'
import { TabHeading } from '../shell/tab-heading'
import { MemberCard, NewMemberCard } from './member-card'
import { MemberForm } from './member-form'
import { MemberList, MembersLoading } from './member-list'
import { TeamQuestions, type TeamQuestion } from './team-questions'
import { useMemberOrder } from './use-member-order'
import { useMemberRemoval } from './use-member-removal'
import { useTeamEditors } from './use-team-editors'
import { failed, succeeded, useTeamList } from './use-team-list'

/** Members are saved one by one. Unsaved changes stay with their member while another form is open. */
export function TeamTab() {
  const [announcement, announce] = useState('')
  const { error, members, isRefreshing, refresh, retry } = useTeamList(announce)
  const team = useTeamEditors(members)
  const { editors, latest, openKey, changed } = team
  const [question, setQuestion] = useState<TeamQuestion | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const order = useMemberOrder(members, announce)
  const { ordered, live } = order
  const { isRemoving, remove } = useMemberRemoval({ team, ordered, live, announce })

  const isSaving = isBusy(team.status)
  const open = openKey === null ? undefined : editors[openKey]
  const isNew = (id: string) => editors[id]?.base.revision === null
  const storedOpen = members?.find(({ id }) => id === openKey)
  // A new member is not listed until its save has ended.
  const listed = ordered.filter(({ id }) => !isNew(id))

  /** The form that was closed last. */
  const [closed, setClosed] = useState<{ id: string; isNew: boolean } | null>(null)
  useEffect(() => {
    if (!closed) return
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
    const edit = closed.isNew ? null : find(`[data-member="${CSS.escape(closed.id)}"] [data-act=edit]`)
    const opener = edit ?? find('[data-act=add]')
    opener?.focus()
  }, [closed])
  const returnFocus = (id: string) => setClosed({ id, isNew: isNew(id) })
  const closeForm = (id: string) => {
    team.close(id)
    returnFocus(id)
  }
  /** Saving or changing the form would lose a picture that is being prepared. */
  const waitsForPhoto = () => {
    const { title, text } = words.toast.photoPreparing
    if (team.isPreparing) notify({ id: 'team-photo', type: 'info', title, description: text, closeLabel: uiCopy.close })
    return team.isPreparing
  }
  const submit = async (id: string) => {
    if (waitsForPhoto()) return
    const { toast } = words
    const [done, notDone] = isNew(id) ? [toast.added, toast.addFailed] : [toast.updated, toast.updateFailed]
    const result = await team.save([id])
    if (result.status === 'saved') {
      // Changes typed during the save keep the form open.
      if (!latest.current[id]) returnFocus(id)
      succeeded(done)
    } else if (result.reason !== 'conflict') failed(notDone)
  }
  const saveAll = async () => {
    if (waitsForPhoto()) return
    const nameless = changed.find((id) => editors[id]?.form.name.trim() === '')
    if (nameless !== undefined) {
      team.open(nameless)
      return
    }
    const result = await team.save(changed)
    if (result.status === 'saved') succeeded(words.toast.saved)
    else if (result.reason !== 'conflict') failed(words.toast.saveFailed)
  }
  const scrollToForm = () => requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
  const show = (id: string) => {
    if (id !== openKey && waitsForPhoto()) return
    team.open(id)
    scrollToForm()
  }
  const showNew = () => {
    if (!(openKey !== null && isNew(openKey)) && waitsForPhoto()) return
    team.openNew().then(scrollToForm, () => failed(words.toast.addFailed))
  }

  return (
    <div ref={list}>
      <TabHeading
        title={words.title}
        aside={members ? words.count(listed.filter(isShown).length) : null}
        action={
          openKey !== null && isNew(openKey) ? null : (
            <AddButton label={words.add} disabled={!members || listed.length >= TEAM_MAX} onClick={showNew} />
          )
        }
      />
      <div className="mb-5 grid grid-cols-2 gap-2.5 md:flex md:justify-end">
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw size={18} aria-hidden />}
          loading={isRefreshing}
          onClick={() => (changed.length > 0 ? setQuestion({ kind: 'refresh' }) : void refresh())}
          className="max-md:gap-1.5 max-md:px-2"
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
          className="max-md:gap-1.5 max-md:px-2"
        >
          {words.saveAll}
        </Button>
      </div>
      {team.draft.at && members ? (
        <div className="mb-5">
          <DraftNotice at={team.draft.at} onRestore={team.restoreDraft} onDismiss={team.draft.dismiss} />
        </div>
      ) : null}
      {error ? (
        <LoadError words={words.loadError} error={error} onRetry={retry} toast={words.toast.loadFailed} />
      ) : !members ? (
        <MembersLoading />
      ) : null}
      <div className="mb-5 empty:hidden">
        <HiddenNote list={ordered} />
      </div>
      <div className={cn('grid items-start gap-5', open && 'lg:grid-cols-[29rem_1fr]')}>
        {open && openKey !== null ? (
          <div ref={form} key={openKey} className="scroll-mt-32">
            <MemberForm
              title={isNew(openKey) ? words.form.addTitle : words.form.editTitle(storedOpen?.name ?? open.form.name)}
              fields={open.form}
              onChange={(change) => team.edit(openKey, change)}
              onPreparing={team.setPreparing}
              submitLabel={isNew(openKey) ? words.form.submitAdd : words.form.submitEdit}
              isSaving={isSaving}
              isOutdated={open.newer !== null && open.newer.revision !== null}
              onSubmit={() => void submit(openKey)}
              onCancel={() =>
                changed.includes(openKey) ? setQuestion({ kind: 'leave', id: openKey }) : closeForm(openKey)
              }
            />
          </div>
        ) : null}
        {members && listed.length === 0 && !open ? (
          <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} />
        ) : null}
        <MemberList
          waiting={changed
            .filter((id) => isNew(id) && id !== openKey)
            .map((id) => (
              <NewMemberCard key={id} name={editors[id]?.form.name ?? ''} onResume={() => show(id)} />
            ))}
          members={ordered}
          isNew={isNew}
          narrow={open !== undefined}
          onMove={order.move}
          render={(member, slot) => (
            <MemberCard
              {...slot}
              member={member}
              moving={order.moveStatusOf(member.id)}
              onMove={(position) => order.move(member, position)}
              onGiveUpMove={() => order.giveUp(member.id)}
              hiding={order.hideStatusOf(member.id)}
              onToggleHidden={() => order.toggleHidden(member)}
              onGiveUpHiding={() => order.giveUpHiding(member.id)}
              isOpen={member.id === openKey}
              isChanged={changed.includes(member.id)}
              isRemoving={isRemoving(member.id)}
              onEdit={() => show(member.id)}
              onRemove={() => setQuestion({ kind: 'remove', member })}
            />
          )}
        />
      </div>
      <FormBar
        changes={changed.length}
        status={team.status}
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
        {announcement}
      </p>
    </div>
  )
}
