import { config } from './config'
import { faq } from './copy/faq'
import { meta, type PageMeta } from './copy/meta'
import { baked } from './data/pages/baked'
import type { CentreFields } from './data/content/centre'
import { accountUrl } from './lib/links'
import { breadcrumbs, business, faqPage, graph, videoObject, type JsonLd } from './lib/seo'
import { parseVideoLink } from './lib/video-link'
import { paths } from './paths'

function videos(siteUrl: string): JsonLd[] {
  return (baked('videos') ?? []).flatMap(({ title, description, url, createdAt, image }) => {
    const link = parseVideoLink(url)
    const hasDate = Date.parse(createdAt) > 0
    if (!title || !hasDate || link.kind === 'refused' || link.kind === 'facebook' || link.kind === 'page') return []
    return videoObject({
      name: title,
      description: description || title,
      uploadDate: createdAt,
      thumbnail: image
        ? new URL(image, siteUrl).href
        : link.kind === 'youtube'
          ? link.thumbnail
          : `${siteUrl}/share.png`,
      ...('embedUrl' in link ? { embedUrl: link.embedUrl } : { contentUrl: link.url }),
    })
  })
}

/** The JSON-LD of a page, or null for pages that are not indexed. */
export function structuredData(pathname: string, page: PageMeta, siteUrl: string, centre: CentreFields): object | null {
  if (page.hidden) return null
  const node = business({
    ...centre,
    name: config.name,
    phones: centre.phones.map(({ number }) => number),
    description: meta.home.description,
    url: siteUrl,
    image: `${siteUrl}/share.png`,
    sameAs: [centre.photosUrl, centre.pageUrl, centre.secondPageUrl, centre.shortVideosUrl]
      .map(accountUrl)
      .filter(Boolean),
  })
  if (pathname === paths.home)
    return graph([node, faqPage(faq.items(centre.partners.length > 0, centre)), ...videos(siteUrl).slice(0, 3)])
  const trail = [
    { name: config.name, url: `${siteUrl}/` },
    { name: page.title.split(' | ')[0] ?? page.title, url: siteUrl + (page.canonical ?? pathname) },
  ]
  return graph([node, breadcrumbs(trail), ...(pathname === paths.videos ? videos(siteUrl) : [])])
}
