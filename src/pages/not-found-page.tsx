import { site } from '../copy/site'
import { paths } from '../paths'
import { drawing } from '../ui/art/art'
import { ButtonLink } from '../ui/button'

const NotFoundArt = drawing('not-found', 340, 210)

export function NotFoundPage() {
  const { title, exact, text, home } = site.notFound
  return (
    <div className="container-page grid max-w-lg justify-items-center gap-2 py-14 text-center lg:py-20">
      <NotFoundArt className="mb-5 h-auto w-full max-w-80" />
      <h1 className="text-h1">
        {title.map((part) => (
          <span key={part} className="inline-block">
            {part}&nbsp;
          </span>
        ))}
      </h1>
      <p lang="en" dir="ltr" className="text-body text-muted">
        {exact}
      </p>
      <p className="text-muted text-balance">{text}</p>
      <ButtonLink to={paths.home} className="mt-4">
        {home}
      </ButtonLink>
    </div>
  )
}
