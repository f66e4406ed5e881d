import { admin } from '../../copy/admin/admin'
import { adminCentre } from '../../copy/admin/centre'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { adminDirectorText } from '../../copy/admin/director-text'
import { adminOverview } from '../../copy/admin/overview'
import { panelAddress, tabAddress, type TabName } from '../../dashboard-addresses'
import { useLive } from '../../data/client/use-live'
import { LIST_NAMES, SINGLE_NAMES, type ListName, type SingleName } from '../../data/entities'
import { deleteFrom } from '../../data/store/lists/positions'
import {
  subscribeLostFields,
  subscribeUnreadable,
  type Unreadable,
} from '../../data/store/unreadable'
import { Link } from '../../ui/link'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { confirm } from '../ui/confirm'
import { useWrite } from '../writes/use-writes'
import { isBusy } from '../writes/write-state'

const unreadableWords = adminOverview.unreadable

/** The documents that no page can show; each can be deleted or entered again. */
export function UnreadableDocuments() {
  return (
    <>
      {LIST_NAMES.map((name) => (
        <UnreadableInList key={name} name={name} />
      ))}
      {SINGLE_NAMES.map((name) => (
        <LostFields key={name} name={name} />
      ))}
    </>
  )
}

function UnreadableInList({ name }: { name: ListName }) {
  const list = useLive(subscribeUnreadable[name])
  if (list.status !== 'ready') return null
  return list.value.map((item) => <UnreadableDocument key={item.id} list={name} item={item} />)
}

/**
 * An unreadable document of a list. The history cannot bring it back once it is deleted, because the rules refuse its
 * id.
 */
function UnreadableDocument({ list, item }: { list: ListName; item: Unreadable }) {
  const { write, run } = useWrite()
  const name = item.name || item.id
  const askAndDelete = async () => {
    const question = { ...unreadableWords.deletion, title: unreadableWords.deletion.title(name) }
    if (await confirm(question)) void run(({ signal }) => deleteFrom(list, item.id, signal))
  }
  return (
    <Notice
      tone="warn"
      title={unreadableWords.title[list](name)}
      action={
        <TextButton
          text={unreadableWords.deletion.confirm}
          isLoading={isBusy(write)}
          onClick={() => void askAndDelete()}
        />
      }
    >
      {write.status === 'failed' ? admin.reasons[write.reason] : unreadableWords.text}
    </Notice>
  )
}

/** The tab or panel with the form of a document, and the labels of its fields there. */
type FormLink = { screenTitle: string; address: string; labels: Record<string, string> }

const formInTab = (tab: TabName, labels: Record<string, string>): FormLink => ({
  screenTitle: admin.tabs[tab],
  address: tabAddress(tab),
  labels,
})

const FORMS: Record<SingleName, FormLink> = {
  videos: formInTab('videos', { videos: admin.tabs.videos }),
  'director-photos': formInTab('director', adminDirectorPhoto.labels),
  'director-texts': formInTab('director-text', adminDirectorText.labels),
  settings: {
    screenTitle: admin.centrePanel.title,
    address: panelAddress('centre'),
    labels: adminCentre.labels,
  },
}

/** The lost fields of a single document, with a link to its form, where they can be entered again. */
function LostFields({ name }: { name: SingleName }) {
  const lost = useLive(subscribeLostFields[name])
  if (lost.status !== 'ready' || !lost.value?.length) return null
  const { screenTitle, address, labels } = FORMS[name]
  const names = new Set(lost.value.map((field) => labels[field] ?? field))
  return (
    <Notice
      tone="warn"
      title={unreadableWords.part(screenTitle, [...names])}
      action={
        <Link
          to={address}
          className="flex min-h-11 items-center px-2 font-semibold text-primary underline"
        >
          {unreadableWords.open(screenTitle)}
        </Link>
      }
    >
      {unreadableWords.again}
    </Notice>
  )
}
