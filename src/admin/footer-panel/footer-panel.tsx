import { ExternalLink as ExternalIcon, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { footerPanel as words } from '../../copy/admin-footer'
import { uiCopy } from '../../copy/ui'
import { isSame } from '../../lib/same'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { TextField } from '../ui/text-field'
import { IconButton } from '../ui/icon-button'
import { Notice } from '../../ui/notice'
import { notify } from '../ui/toast'
import { DraftNotice } from '../draft-notice'
import { Panel } from '../panel'
import { useUid } from '../session-provider'
import { TabHeading } from '../tab-heading'
import { useUnsaved } from '../unsaved'
import { useDraft, useStoredDraft } from '../use-draft'
import {
  DEFAULT_ICON,
  defaultFooter,
  isFooterUrl,
  newLink,
  newSocial,
  parseFooter,
  parseOrder,
  SOCIAL_ICONS,
  type FooterLink,
  type SocialLink,
} from './footer-content'

const WIDE = 'col-span-2 md:col-span-1'

/** The footer panel of the specification. Saving publishes nothing. */
export function FooterPanel() {
  const [content, setContent] = useState(defaultFooter)
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
    <div className="mx-auto grid max-w-3xl gap-4">
      <TabHeading
        title={words.title}
        aside={
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
      <Notice tone="warn">{words.notice}</Notice>
      {draft.stored ? (
        <DraftNotice
          at={draft.stored.at}
          onDismiss={draft.clear}
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
      <Panel title={words.links} className="grid gap-4">
        {links.map((link, index) => (
          <fieldset
            key={link.id}
            className="grid gap-3 rounded-control bg-tint p-3.5 grid-cols-[1fr_auto] md:grid-cols-[1fr_1fr_6rem_auto]"
          >
            <legend className="sr-only">{words.link(index + 1)}</legend>
            <TextField
              className={WIDE}
              label={words.linkTitle}
              value={link.title}
              onChange={(title) => setLink(link.id, { title })}
            />
            <TextField
              className={WIDE}
              label={words.linkUrl}
              ltr
              value={link.url}
              error={urlError(link.url)}
              onChange={(url) => setLink(link.id, { url })}
            />
            <TextField
              label={words.linkOrder}
              type="number"
              ltr
              value={String(link.order)}
              onChange={(text) => setLink(link.id, { order: parseOrder(text) })}
            />
            <Remove
              title={link.title}
              onRemove={() => setContent({ ...content, links: links.filter((other) => other.id !== link.id) })}
            />
          </fieldset>
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setContent({ ...content, links: [...links, newLink(links)] })}
          className="justify-self-start"
        >
          {words.addLink}
        </Button>
      </Panel>
      <Panel title={words.social} className="grid gap-4">
        {socialLinks.map((link, index) => (
          <fieldset
            key={link.id}
            className="grid gap-3 rounded-control bg-tint p-3.5 grid-cols-[1fr_auto] md:grid-cols-[1fr_1fr_7.5rem_auto]"
          >
            <legend className="sr-only">{words.account(index + 1)}</legend>
            <TextField
              className={WIDE}
              label={words.platform}
              value={link.platform}
              onChange={(platform) => setSocial(link.id, { platform })}
            />
            <TextField
              className={WIDE}
              label={words.linkUrl}
              ltr
              value={link.url}
              error={urlError(link.url)}
              onChange={(url) => setSocial(link.id, { url })}
            />
            <SelectField
              label={words.icon}
              value={link.icon}
              options={SOCIAL_ICONS.map((icon) => ({ value: icon, label: words.icons[icon] }))}
              onChange={(icon) =>
                setSocial(link.id, { icon: SOCIAL_ICONS.find((known) => known === icon) ?? DEFAULT_ICON })
              }
            />
            <Remove
              title={link.platform}
              onRemove={() =>
                setContent({ ...content, socialLinks: socialLinks.filter((other) => other.id !== link.id) })
              }
            />
          </fieldset>
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setContent({ ...content, socialLinks: [...socialLinks, newSocial()] })}
          className="justify-self-start"
        >
          {words.addSocial}
        </Button>
      </Panel>
      <Button onClick={save} className="justify-self-start">
        {words.save}
      </Button>
    </div>
  )
}

function Remove({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <IconButton
      label={words.remove(title)}
      icon={<Trash2 size={20} aria-hidden />}
      tone="danger"
      onClick={onRemove}
      className="self-end justify-self-end"
    />
  )
}
