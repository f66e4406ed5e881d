import { config } from '../config'
import { installments } from '../copy/installments'
import { chatHref } from '../lib/links'
import { ButtonLink } from '../ui/button'
import { ChatIcon } from '../ui/icons'
import { Notice } from '../ui/notice'
import { PageHeading, Section } from '../ui/section'
import { PartnersGrid } from './sections/partners-grid'

export function InstallmentsPage() {
  const { title, lead, note, ask, message, stepsTitle, steps } = installments.page
  return (
    <Section ground="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
      <PageHeading id="page-title" eyebrow={installments.eyebrow} title={title} lead={lead} />
      <PartnersGrid />
      <h2 className="mt-14 mb-6 text-h2 lg:mt-20">{stepsTitle}</h2>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="bubble edged grid grid-cols-[2.75rem_1fr] content-start gap-x-4 bg-surface p-5 md:grid-cols-1 md:gap-2 md:p-6"
          >
            <span
              aria-hidden
              className="edged row-span-2 grid size-11 place-items-center rounded-control bg-primary text-button font-semibold text-white"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{step.title}</h3>
            <p className="text-card text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <Notice
        className="mt-8"
        action={
          <ButtonLink href={chatHref(config.whatsapp, message)} newTab variant="chat" size="sm" icon={<ChatIcon />}>
            {ask}
          </ButtonLink>
        }
      >
        {note}
      </Notice>
    </Section>
  )
}
