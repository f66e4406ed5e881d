import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { defaultCentre, type Centre, type CentreFields } from '../../data/content/centre'
import { CentreContext } from '../../data/content/use-centre'
import { saveCentre, subscribeCentre } from '../../data/store/centre'
import { CallBar } from '../../layout/call-bar'
import { Footer } from '../../layout/footer'
import { Header } from '../../layout/header'
import { OpeningHours } from '../../layout/opening-hours'
import { paths } from '../../paths'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import { focusControl } from '../form/field-errors'
import { FormFrame, type FormSubject } from '../form/form-frame'
import { useForm } from '../form/use-form'
import { Live } from '../list/live'
import { TabHeading } from '../ui/tab-heading'
import { clean, GROUPS, toFields, toForm, type CentreForm } from './form'
import { Hours } from './hours'
import { Exceptions } from './exceptions'
import { Partners } from './partners'
import { Phones } from './phones'
import { Group } from './parts'
import { validate } from './validate'

/** Everything about the centre that the site shows, except what its tabs hold. */
export const CentreTab = () => (
  <>
    <TabHeading isPanel title={admin.centrePanel.title} />
    <Live source={subscribeCentre} words={words.loadError}>
      {(stored) => <CentreDetails stored={stored} />}
    </Live>
  </>
)

const ABOUT: FormSubject = {
  words: { title: admin.centrePanel.title, saved: words.saved, saveFailed: words.saveFailed },
  labels: words.labels satisfies Record<keyof CentreForm, string>,
  path: paths.home,
}
const BLANK = toForm(defaultCentre)
/** What a group has beside its texts. */
const LISTS = { contact: Phones, hours: Hours, exceptions: Exceptions, partners: Partners } as const

export function CentreDetails({ stored }: { stored: Centre | null }) {
  const form = useForm<CentreForm>({
    name: 'centre',
    stored: stored && toForm(stored),
    // Visitors see these details while nothing is stored.
    blank: BLANK,
    clean,
    save: async (base, mine) => {
      const { value, replaced } = await saveCentre(base && toFields(base), toFields(mine))
      return { value: toForm(value), replaced }
    },
  })
  // An address such as `#licence` leads to its control.
  const { hash } = useLocation()
  const showHash = useCallback(
    (form: HTMLElement | null) => focusControl(form, hash.slice(1)),
    [hash],
  )
  return (
    <div
      ref={showHash}
      className="grid gap-4 xl:grid-cols-[minmax(0,48rem)_360px] xl:items-start xl:gap-6"
    >
      <FormFrame
        form={form}
        errors={validate(form.typed)}
        about={ABOUT}
        bar={{ className: 'max-w-3xl' }}
      >
        {(errorOf) => (
          <>
            <p className="text-small text-muted">{words.note}</p>
            {stored ? null : <Notice tone="warn">{words.defaults}</Notice>}
            {GROUPS.map((name) => {
              const { typed, set, editField, hold } = form
              const props = { form: typed, set, editField, hold, errorOf }
              const List = Object.hasOwn(LISTS, name) ? LISTS[name as keyof typeof LISTS] : null
              return (
                <Group key={name} name={name} {...props}>
                  {List ? <List {...props} /> : null}
                </Group>
              )
            })}
          </>
        )}
      </FormFrame>
      <CentrePreview fields={toFields(form.typed)} />
    </div>
  )
}

/**
 * The frame of the public pages with the details as they are typed, as a phone shows it: an inner frame has a viewport of
 * its own. Only scrolling works in it.
 */
function CentrePreview({ fields }: { fields: CentreFields }) {
  const title = words.groups.preview
  const [body, setBody] = useState<HTMLElement | null>(null)

  const start = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    if (!inside) return
    inside.documentElement.lang = 'ar'
    inside.documentElement.dir = 'rtl'
    const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')]
    inside.head.replaceChildren(...styles.map((style) => style.cloneNode(true)))
    setBody(inside.body)
  }, [])

  const site = (
    <div inert>
      <CentreContext value={fields}>
        <Header />
        {fields.hours.length > 0 ? (
          <div className="p-5">
            <OpeningHours />
          </div>
        ) : null}
        <Footer />
        <CallBar />
      </CentreContext>
    </div>
  )
  return (
    <div
      data-preview
      className="edged rounded-control bg-surface px-4.5 py-2.5 hairline max-xl:max-w-3xl xl:sticky xl:top-20 xl:bg-transparent xl:p-0 xl:shadow-none"
    >
      <Disclosure
        until="xl"
        label={title}
        title={<h3 className="flex min-h-12 items-center text-h3">{title}</h3>}
      >
        <p className="pb-3 text-small text-muted">{words.previewHint}</p>
        <iframe
          // Firefox replaces the first document of an empty frame when it has loaded.
          ref={start}
          onLoad={(event) => start(event.currentTarget)}
          title={title}
          tabIndex={-1}
          className="edged h-160 w-full max-w-90 rounded-control border border-hairline bg-page"
        >
          {body ? createPortal(site, body) : null}
        </iframe>
      </Disclosure>
    </div>
  )
}
