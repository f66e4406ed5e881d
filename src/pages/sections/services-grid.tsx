import { config } from '../../config'
import { services, servicesCopy } from '../../copy/services'
import { chatHref } from '../../lib/links'
import { AskArt } from '../../ui/art/state-art'
import { ButtonLink } from '../../ui/button'
import { ChatIcon } from '../../ui/icons'
import { ServiceCard, type HeadingLevel } from './service-card'

/** The nine services, followed by a contact tile outside the list. */
export function ServicesGrid({ level, folded = false }: { level: HeadingLevel; folded?: boolean }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      <ul aria-label={servicesCopy.eyebrow} className="contents">
        {services.map((service, index) => (
          <li key={service.id} id={service.id} className={index === 0 ? 'md:col-span-2' : undefined}>
            <ServiceCard service={service} level={level} wide={index === 0} folded={folded} />
          </li>
        ))}
      </ul>
      <UnsureTile level={level} />
    </div>
  )
}

function UnsureTile({ level }: { level: HeadingLevel }) {
  const Title = `h${level}` as const
  const { title, text, action, message } = servicesCopy.unsure
  return (
    <aside
      aria-labelledby="unsure"
      className="bubble edged on-dark grid items-center gap-x-10 gap-y-6 bg-primary p-6 text-white md:col-span-2 md:grid-cols-[1fr_auto] md:p-11"
    >
      <div className="grid justify-items-start gap-3">
        <Title id="unsure" className="text-h3-wide text-white">
          {title}
        </Title>
        <p className="text-body text-white">{text}</p>
        <ButtonLink
          href={chatHref(config.whatsapp, message)}
          newTab
          variant="on-blue"
          size="sm"
          icon={<ChatIcon />}
          className="mt-2"
        >
          {action}
        </ButtonLink>
      </div>
      <AskArt className="hidden w-56 md:block lg:w-64" />
    </aside>
  )
}
