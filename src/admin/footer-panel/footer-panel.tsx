import { ExternalLink as ExternalIcon } from 'lucide-react'
import { adminCentre } from '../../copy/admin/centre'
import { adminFooter, footerContent } from '../../copy/admin/footer'
import { uiWords } from '../../copy/ui'
import { panelAddress } from '../../dashboard-addresses'
import { defaultCentre } from '../../data/content/centre'
import { subscribeCentre } from '../../data/store/subscriptions'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Link } from '../../ui/link'
import { Notice } from '../../ui/notice'
import { Subscribed } from '../loading/when-ready'
import { ScreenHeading } from '../ui/screen-heading'
import { FooterForm } from './footer-form'

/** The footer panel of the specification, filled with what the site shows. */
export function FooterPanel() {
  return (
    <Subscribed source={subscribeCentre} words={adminCentre.loadError}>
      {(stored) => (
        <div className="grid max-w-3xl gap-4">
          <ScreenHeading
            isPanel
            title={adminFooter.title}
            action={
              <ButtonLink
                href={paths.home}
                newTab
                variant="outline"
                size="sm"
                icon={<ExternalIcon size={18} />}
              >
                {adminFooter.preview}
                <span className="sr-only">{uiWords.newTab}</span>
              </ButtonLink>
            }
          />
          <Notice tone="warn">
            {adminFooter.notice}{' '}
            <Link to={panelAddress('centre')} className="font-semibold text-primary underline">
              {adminFooter.centre}
            </Link>
          </Notice>
          <FooterForm content={footerContent(stored ?? defaultCentre)} />
        </div>
      )}
    </Subscribed>
  )
}
