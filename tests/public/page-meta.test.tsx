import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { meta } from '../../src/copy/meta'
import { PageMeta } from '../../src/layout/page-meta'

const SITE = 'https://example.com'

function head(selector: string, attribute = 'content'): string | null | undefined {
  return document.head.querySelector(selector)?.getAttribute(attribute)
}

describe('the head of a page', () => {
  it.each(Object.entries(meta))('%s has its own title and description', (_, page) => {
    render(<PageMeta meta={page} siteUrl={SITE} />)
    expect(document.title).toBe(page.title)
    expect(head('meta[name=description]')).toBe(page.description)
    expect(page.description.length).toBeLessThanOrEqual(170)
  })

  it('gives the team and the director one canonical address', () => {
    render(<PageMeta meta={meta.director} siteUrl={SITE} />) // decision 43
    expect(head('link[rel=canonical]', 'href')).toBe('https://example.com/team')
  })

  it.each(['test', 'directorTest', 'notFound'] as const)('keeps %s out of search engines', (page) => {
    render(<PageMeta meta={meta[page]} siteUrl={SITE} />) // decision 52
    expect(head('meta[name=robots]')).toBe('noindex')
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
  })

  it('allows search engines on the others', () => {
    render(<PageMeta meta={meta.home} siteUrl={SITE} />)
    expect(head('link[rel=canonical]', 'href')).toBe('https://example.com/')
    expect(document.head.querySelector('meta[name=robots]')).toBeNull()
  })
})
