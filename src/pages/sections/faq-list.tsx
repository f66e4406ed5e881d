import { Plus } from 'lucide-react'
import { faq } from '../../copy/faq'

/** Questions that open without any script. */
export function FaqList() {
  return (
    <div className="grid gap-2.5">
      {faq.items.map(({ question, answer }, index) => (
        <details
          key={question}
          open={index === 0}
          className="group rounded-control border-[1.5px] border-hairline bg-surface open:border-primary"
        >
          <summary className="flex min-h-15 items-center justify-between gap-4 rounded-control px-4 py-3 md:px-5">
            <h3 className="text-[1.0625rem]/[1.75rem] font-semibold">{question}</h3>
            <Plus
              size={20}
              aria-hidden
              className="shrink-0 text-night transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <p className="px-4 pb-4 text-card text-muted md:px-5 md:pb-5">{answer}</p>
        </details>
      ))}
    </div>
  )
}
