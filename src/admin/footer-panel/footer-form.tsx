import { ExternalLink as ExternalIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { footerPanel as words } from '../../copy/admin-footer'
import { uiCopy } from '../../copy/ui'
import { isSame } from '../../lib/same'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { useFieldErrors } from '../editing/use-field-errors'
import { ErrorSummary } from '../ui/error-summary'
import { notify } from '../ui/toast'
import { DraftNotice } from '../editing/draft-notice'
import { notifyRemoved, putBack } from '../editing/notify-removed'
import { Panel } from '../ui/panel'
import { PanelHeading } from '../shell/tab-heading'
import { useUid } from '../session/session-provider'
import { CENTRE_SEARCH } from '../shell/tab-names'
import { useUnsaved } from '../editing/unsaved'
import { useDraft, useStoredDraft } from '../editing/use-draft'
import {
  DEFAULT_ICON,
  newLink,
  newSocial,
  parseFooter,
  parseOrder,
  SOCIAL_ICONS,
  type FooterContent,
  type FooterLink,
  type SocialLink,
} from './form'
import { LinkRow, LinksPanel } from './link-rows'
import { validate } from './validate'

/** Saving publishes nothing. */
export function FooterForm({ start }: { start: FooterContent }) {
  const [content, setContent] = useState(start)
  const [logged, setLogged] = useState(content)
  const draft = useDraft('footer', useUid(), parseFooter)
  const isDirty = !isSame(content, logged)
  useUnsaved(isDirty)
  useStoredDraft(draft, isDirty, content)
  const { links, socialLinks } = content
  const errors = validate(content)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  const setLink = (id: string, change: Partial<FooterLink>) =>
    setContent({ ...content, links: links.map((link) => (link.id === id ? { ...link, ...change } : link)) })
  const setSocial = (id: string, change: Partial<SocialLink>) =>
    setContent({ ...content, socialLinks: socialLinks.map((link) => (link.id === id ? { ...link, ...change } : link)) })

  function removeLink(link: FooterLink, index: number) {
    setContent({ ...content, links: links.filter(({ id }) => id !== link.id) })
    if (link.title === '' && link.url === '') return
    notifyRemoved(words.removed(link.title || link.url), () =>
      setContent((now) => ({ ...now, links: putBack(now.links, link, index) })),
    )
  }
  function removeSocial(link: SocialLink, index: number) {
    setContent({ ...content, socialLinks: socialLinks.filter(({ id }) => id !== link.id) })
    if (link.platform === '' && link.url === '') return
    notifyRemoved(words.removed(link.platform || link.url), () =>
      setContent((now) => ({ ...now, socialLinks: putBack(now.socialLinks, link, index) })),
    )
  }

  function save() {
    if (errors.length > 0) {
      refuse()
      return
    }
    console.info('[footer] saved', content)
    setLogged(content)
    notify({ type: 'info', title: words.saved, description: words.savedText, closeLabel: uiCopy.close })
  }

  return (
    <div ref={frame} className="grid max-w-3xl gap-4">
      <PanelHeading
        title={words.title}
        action={
          <ButtonLink
            href={paths.home}
            newTab
            variant="outline"
            size="sm"
            icon={<ExternalIcon size={18} aria-hidden />}
          >
            {words.preview}
            <span className="sr-only">{uiCopy.newTab}</span>
          </ButtonLink>
        }
      />
      <p className="text-card text-muted">
        {words.kept}{' '}
        <Link to={{ search: CENTRE_SEARCH }} className="font-semibold text-primary underline">
          {words.centre}
        </Link>
      </p>
      <Notice tone="warn">{words.notice}</Notice>
      {draft.stored ? (
        <DraftNotice
          at={draft.stored.at}
          onDismiss={draft.dismiss}
          onRestore={() => {
            if (draft.stored) setContent(draft.stored.value)
            draft.clear()
          }}
        />
      ) : null}
      <ErrorSummary {...summary} />
      <Panel title={words.texts} className="grid gap-4">
        <TextField
          rows={3}
          label={words.mainText}
          value={content.mainText}
          onChange={(mainText) => setContent({ ...content, mainText })}
        />
        <TextField
          label={words.copyright}
          value={content.copyrightText}
          onChange={(copyrightText) => setContent({ ...content, copyrightText })}
        />
      </Panel>
      <LinksPanel
        title={words.links}
        addLabel={words.addLink}
        onAdd={() => setContent({ ...content, links: [...links, newLink(links)] })}
      >
        {links.map((link, index) => (
          <LinkRow
            key={link.id}
            legend={words.link(index + 1)}
            nameLabel={words.linkTitle}
            name={link.title}
            url={link.url}
            urlName={`links.${index}`}
            urlError={errorOf(`links.${index}`)}
            onName={(title) => setLink(link.id, { title })}
            onUrl={(url) => setLink(link.id, { url })}
            onRemove={() => removeLink(link, index)}
          >
            <TextField
              label={words.linkOrder}
              type="number"
              ltr
              value={String(link.order)}
              onChange={(text) => setLink(link.id, { order: parseOrder(text) })}
            />
          </LinkRow>
        ))}
      </LinksPanel>
      <LinksPanel
        title={words.social}
        addLabel={words.addSocial}
        onAdd={() => setContent({ ...content, socialLinks: [...socialLinks, newSocial()] })}
      >
        {socialLinks.map((link, index) => (
          <LinkRow
            key={link.id}
            legend={words.account(index + 1)}
            nameLabel={words.platform}
            name={link.platform}
            url={link.url}
            urlName={`socialLinks.${index}`}
            urlError={errorOf(`socialLinks.${index}`)}
            onName={(platform) => setSocial(link.id, { platform })}
            onUrl={(url) => setSocial(link.id, { url })}
            onRemove={() => removeSocial(link, index)}
          >
            <SelectField
              label={words.icon}
              value={link.icon}
              options={SOCIAL_ICONS.map((icon) => ({ value: icon, label: words.icons[icon] }))}
              onChange={(icon) =>
                setSocial(link.id, { icon: SOCIAL_ICONS.find((known) => known === icon) ?? DEFAULT_ICON })
              }
            />
          </LinkRow>
        ))}
      </LinksPanel>
      <Button onClick={save} className="justify-self-start">
        {words.save}
      </Button>
    </div>
  )
}
