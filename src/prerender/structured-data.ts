/**
 * Structured data for search engines (JSON-LD).
 * Source: schema.org, developers.google.com/search/docs/appearance/structured-data
 */
import { config } from '../config'
import { faq } from '../copy/faq'
import { meta, type PageMeta } from '../copy/meta'
import type { CentreFields } from '../data/content/centre'
import { getBaked } from '../data/pages/baked'
import { comingExceptions } from '../lib/hours/openings'
import { accountUrl } from '../lib/links/hrefs'
import { parseVideoLink } from '../lib/links/video-link'
import { LATEST_VIDEOS_MAX } from '../limits'
import { paths } from '../paths'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Leaves out empty fields; validators of structured data report them as errors. */
export const filled = (fields: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The centre as a local business. */
function business(centre: CentreFields, siteUrl: string): object {
  const { phones, email, address, city, mapUrl, hours, exceptions } = centre
  const accounts = [centre.photosUrl, centre.pageUrl, centre.secondPageUrl, centre.shortVideosUrl]
  return filled({
    '@type': 'MedicalBusiness',
    '@id': `${siteUrl}/#centre`,
    name: config.name,
    description: meta.home.description,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share.png`,
    telephone: phones[0]?.number,
    email,
    address: filled({
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'SA',
    }),
    hasMap: mapUrl,
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    // Google reads equal times as closed all day.
    specialOpeningHoursSpecification: comingExceptions(exceptions, new Date()).map(
      ({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: opens || '00:00',
        closes: closes || '00:00',
      }),
    ),
    contactPoint: phones.map(({ number }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      contactType: 'reservations',
      availableLanguage: 'Arabic',
    })),
    sameAs: accounts.map(accountUrl).filter(Boolean),
  })
}

const faqPage = (centre: CentreFields): object => ({
  '@type': 'FAQPage',
  mainEntity: faq.items(centre.partners.length > 0, centre).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const breadcrumbs = (path: string, { title, canonical }: PageMeta, siteUrl: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: config.name, item: `${siteUrl}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: title.split(' | ')[0],
      item: siteUrl + (canonical ?? path),
    },
  ],
})

/** Those of the first `count` baked videos that play on the page, as search engines require. */
function videos(siteUrl: string, count: number): object[] {
  return (getBaked('videos') ?? [])
    .slice(0, count)
    .flatMap(({ title, description, url, createdAt, image }) => {
      const link = parseVideoLink(url)
      const hasDate = Date.parse(createdAt) > 0
      const playsElsewhere = link.kind === 'facebook' || link.kind === 'page'
      if (!title || !hasDate || playsElsewhere || link.kind === 'refused') return []
      const thumbnail = link.kind === 'youtube' ? link.thumbnail : `${siteUrl}/share.png`
      return {
        '@type': 'VideoObject',
        name: title,
        description: description || title,
        uploadDate: createdAt,
        thumbnailUrl: [image ? new URL(image, siteUrl).href : thumbnail],
        ...('embedUrl' in link ? { embedUrl: link.embedUrl } : { contentUrl: link.url }),
      }
    })
}

/** The number of videos that a page shows. */
const VIDEOS_ON: Record<string, number> = {
  [paths.home]: LATEST_VIDEOS_MAX,
  [paths.videos]: Number.POSITIVE_INFINITY,
}

type StructuredDataOptions = { path: string; page: PageMeta; siteUrl: string; centre: CentreFields }

/** The JSON-LD of a page, or null for pages that are not indexed. */
export function structuredData({
  path,
  page,
  siteUrl,
  centre,
}: StructuredDataOptions): object | null {
  if (page.isUnlisted) return null
  const isHome = path === paths.home
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(centre, siteUrl),
      isHome ? faqPage(centre) : breadcrumbs(path, page, siteUrl),
      ...videos(siteUrl, VIDEOS_ON[path] ?? 0),
    ],
  }
}
