import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect, it } from 'vitest'
import { meta } from '../../../src/copy/meta'
import { PageTags, tagsOf } from '../../../src/layout/page-tags'
import * as site from '../../../src/prerender/prerender'
import { routeFor } from '../../../src/routes'
import { Site } from '../../../src/site'
import { expectConsole } from '../../helpers/console'

const MISSING = '/no-such'
const ROUTES = [...site.prerenderedPaths, MISSING]

const metaOf = (route: string) => routeFor(route).meta

let navigate: NavigateFunction = () => undefined
function Navigator() {
  navigate = useNavigate()
  return null
}

/** The tags in the head, in any order. */
const headOf = (root: ParentNode) => [...root.children].map((tag) => tag.outerHTML).sort()

/** The tags in the head of a page, as the build writes them. */
function built(pathname: string) {
  const template = document.createElement('template')
  template.innerHTML = site.headTags(pathname)
  return headOf(template.content)
}

// tests/build/hydration.test.tsx shows that the head of each built page stays when it is opened.
it('the head goes with a visitor from page to page', async () => {
  document.head.innerHTML = site.headTags(MISSING)
  // Some of the pages ask for what is stored.
  expectConsole(/No Firebase project is configured/)
  render(
    <MemoryRouter initialEntries={[MISSING]}>
      <Navigator />
      <Site />
    </MemoryRouter>,
  )
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  expect(headOf(document.head)).toEqual(built(MISSING))
  for (const route of ROUTES) {
    await act(async () => navigate(route))
    await waitFor(() => expect(headOf(document.head)).toEqual(built(route)))
  }
})

it.each(ROUTES)('the head of %s is its own, from whichever page a visitor comes', (route) => {
  document.head.innerHTML = site.headTags(route) + site.jsonLd(route)
  const { rerender } = render(<PageTags meta={metaOf(route)} />)
  for (const other of ROUTES.filter((each) => metaOf(each) !== metaOf(route))) {
    rerender(<PageTags meta={metaOf(other)} />)
    expect(headOf(document.head)).toEqual(built(other))
    rerender(<PageTags meta={metaOf(route)} />)
    expect(headOf(document.head)).toEqual(built(route))
  }
})

it('a page has one title, one description and one address', () => {
  for (const [path, page] of Object.entries(meta)) {
    const kinds = tagsOf(page).map(({ name, attributes = {} }) =>
      [name, attributes['rel'], attributes['name'], attributes['property']].join(' '),
    )
    expect(new Set(kinds).size, path).toBe(kinds.length)
  }
})
