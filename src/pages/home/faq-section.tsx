import { config } from '../../config'
import { faq } from '../../copy/faq'
import { chatHref } from '../../lib/links'
import { QuestionArt } from '../../ui/art/question-art'
import { ButtonLink } from '../../ui/button'
import { ChatIcon } from '../../ui/icons'
import { Section, SectionHeading } from '../../ui/section'
import { FaqList } from '../sections/faq-list'

export function FaqSection() {
  return (
    <Section ground="page" labelledBy="faq">
      <div className="grid gap-x-16 lg:grid-cols-[22rem_1fr]">
        <div>
          <SectionHeading id="faq" eyebrow={faq.eyebrow} title={faq.title} lead={faq.lead} className="mb-4 lg:mb-6" />
          <ButtonLink
            href={chatHref(config.whatsapp, faq.message)}
            newTab
            variant="chat"
            size="sm"
            icon={<ChatIcon />}
            className="mb-6 md:mb-8"
          >
            {faq.ask}
          </ButtonLink>
          <QuestionArt className="hidden w-56 lg:block" />
        </div>
        <FaqList />
      </div>
    </Section>
  )
}
