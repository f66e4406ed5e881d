import { overview } from '../../copy/admin-overview'
import { useLive } from '../../data/client/use-live'
import { removeFrom } from '../../data/store/order'
import { subscribeUnreadable, type Unreadable } from '../../data/store/unreadable'
import { admin } from '../../copy/admin'
import { Notice } from '../../ui/notice'
import { isBusy, useWrite } from '../form/use-writes'
import { TextButton } from '../ui/buttons'

const words = overview.unreadable

type ListName = keyof typeof subscribeUnreadable

/** The documents that no page can show, each with a way to delete it. Nothing while there are none. */
export const UnreadableDocuments = () => (
  <>
    <List name="products" />
    <List name="team" />
  </>
)

function List({ name }: { name: ListName }) {
  const list = useLive(subscribeUnreadable[name])
  if (list.status !== 'ready') return null
  return list.value.map((one) => <Row key={one.id} list={name} one={one} />)
}

/** A deletion leaves a version, like every other one. */
function Row({ list, one }: { list: ListName; one: Unreadable }) {
  const { status, run } = useWrite()
  const remove = () => void run(() => removeFrom(list, one.id))
  return (
    <Notice
      tone="warn"
      title={words.title[list](one.name || one.id)}
      action={<TextButton text={words.remove} loading={isBusy(status)} onClick={remove} />}
    >
      {status.status === 'failed' ? admin.reasons[status.reason] : words.text}
    </Notice>
  )
}
