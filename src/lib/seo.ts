/**
 * Structured data for search engines (JSON-LD).
 * Source: schema.org, developers.google.com/search/docs/appearance/structured-data
 */
export type JsonLd = { '@type': string } & Record<string, unknown>

type Business = {
  name: string
  description: string
  url: string
  image: string
  phones: readonly string[]
  email: string
  city: string
  address: string
  mapUrl: string
  hours: readonly { days: readonly number[]; opens: string; closes: string }[]
  /** Closed all day when `opens` is empty. */
  exceptions: readonly { from: string; to: string; opens: string; closes: string }[]
  sameAs: readonly string[]
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Removes empty properties, which validators report as errors. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The last time of a day in schema.org is 23:59. */
const closingTime = (closes: string): string => (closes === '24:00' ? '23:59' : closes)

/** The centre as a local business. */
export function business(facts: Business): JsonLd {
  const address = filled({ streetAddress: facts.address, addressLocality: facts.city, addressCountry: 'SA' })
  return {
    '@type': 'MedicalBusiness',
    '@id': `${facts.url}/#centre`,
    ...filled({
      name: facts.name,
      description: facts.description,
      url: `${facts.url}/`,
      image: facts.image,
      telephone: facts.phones[0],
      email: facts.email,
      address: { '@type': 'PostalAddress', ...address },
      hasMap: facts.mapUrl,
      openingHoursSpecification: facts.hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day]),
        opens,
        closes: closingTime(closes),
      })),
      // Google reads equal times as closed all day.
      specialOpeningHoursSpecification: facts.exceptions.map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: opens || '00:00',
        closes: opens ? closingTime(closes) : '00:00',
      })),
      contactPoint: facts.phones.map((telephone) => ({
        '@type': 'ContactPoint',
        telephone,
        contactType: 'reservations',
        availableLanguage: 'Arabic',
      })),
      sameAs: facts.sameAs,
    }),
  }
}

export function faqPage(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The breadcrumb trail of a page. `url` is absolute. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

type SeoVideo = {
  name: string
  description: string
  uploadDate: string
  thumbnail: string
  embedUrl?: string
  contentUrl?: string
}

export function videoObject({ name, description, uploadDate, thumbnail, embedUrl, contentUrl }: SeoVideo): JsonLd {
  return {
    '@type': 'VideoObject',
    ...filled({ name, description, uploadDate, thumbnailUrl: [thumbnail], embedUrl, contentUrl }),
  }
}

export const graph = (objects: readonly JsonLd[]) => ({ '@context': 'https://schema.org', '@graph': objects })
