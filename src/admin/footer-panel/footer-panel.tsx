import { ExternalLink as ExternalIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminCentre } from '../../copy/admin-centre'
import { footerContent, footerPanel as words } from '../../copy/admin-footer'
import { uiCopy } from '../../copy/ui'
import { defaultCentre, subscribeCentre } from '../../data/centre'
import { useLive } from '../../data/use-live'
import { isSame } from '../../lib/same'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { notify } from '../ui/toast'
import { DraftNotice } from '../draft-notice'
import { LoadError } from '../load-error'
import { notifyRemoved, putBack } from '../notify-removed'
import { Panel } from '../panel'
import { useUid } from '../session-provider'
import { TabSkeleton } from '../tab-skeleton'
import { TabHeading } from '../tab-heading'
import { CENTRE_SEARCH } from '../tab-names'
import { useUnsaved } from '../unsaved'
import { useDraft, useStoredDraft } from '../use-draft'
import {
  DEFAULT_ICON,
  isFooterUrl,
  newLink,
  newSocial,
  parseFooter,
  parseOrder,
  SOCIAL_ICONS,
  type FooterContent,
  type FooterLink,
  type SocialLink,
} from './footer-content'
import { LinkRow, LinksPanel } from './link-rows'

/** The footer panel of the specification, filled with what the site shows. Saving publishes nothing. */
export function FooterPanel() {
  const stored = useLive(subscribeCentre)
  if (stored.status === 'loading') return <TabSkeleton />
  if (stored.status === 'error')
    return <LoadError words={adminCentre.loadError} error={stored.error} onRetry={stored.retry} />
  return <FooterForm start={footerContent(stored.value ?? defaultCentre)} />
}

export function FooterForm({ start }: { start: FooterContent }) {
  const [content, setContent] = useState(start)
  const [hasTried, setTried] = useState(false)
  const [logged, setLogged] = useState(content)
  const draft = useDraft('footer', useUid(), parseFooter)
  const isDirty = !isSame(content, logged)
  useUnsaved(isDirty)
  useStoredDraft(draft, isDirty, content)
  const { links, socialLinks } = content
  const urlError = (url: string) => (hasTried && !isFooterUrl(url) ? words.badUrl : null)
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
    setTried(true)
    if (![...links, ...socialLinks].every((link) => isFooterUrl(link.url))) {
      notify({ type: 'error', title: words.invalid, closeLabel: uiCopy.close })
      return
    }
    console.info('[footer] saved', content)
    setLogged(content)
    notify({ type: 'info', title: words.saved, description: words.savedText, closeLabel: uiCopy.close })
  }

  return (
    <div className="grid max-w-3xl gap-4">
      <TabHeading
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
            urlError={urlError(link.url)}
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
            urlError={urlError(link.url)}
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
