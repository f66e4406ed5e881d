import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect, it } from 'vitest'
import { meta } from '../../src/copy/meta'
import { tagsOf } from '../../src/layout/page-tags'
import * as site from '../../src/prerender'
import { routeFor } from '../../src/routes'
import { Site } from '../../src/site'
import { expectConsole } from '../helpers/console'

const ROUTES = [...site.prerenderedPaths, '/no-such']

let navigate: NavigateFunction = () => undefined
function Navigator() {
  navigate = useNavigate()
  return null
}

/** The tags in the head, in any order. */
const headOf = (root: ParentNode) => [...root.children].map((tag) => tag.outerHTML).sort()

/** What the head of a page holds, as the build writes it. */
function built(pathname: string) {
  const template = document.createElement('template')
  template.innerHTML = site.headTags(pathname)
  return headOf(template.content)
}

it.each(ROUTES)(
  'the head is that of %s, opened and come to from each other page',
  async (route) => {
    document.head.innerHTML = site.headTags(route) + site.jsonLd(route)
    const opened = headOf(document.head)
    // Some of the pages ask for what is stored.
    expectConsole(/No Firebase project is configured/)
    render(
      <MemoryRouter initialEntries={[route]}>
        <Navigator />
        <Site />
      </MemoryRouter>,
    )
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
    expect(headOf(document.head)).toEqual(opened)
    for (const other of ROUTES.filter((each) => routeFor(each)?.meta !== routeFor(route)?.meta)) {
      await act(async () => navigate(other))
      await waitFor(() => expect(headOf(document.head)).toEqual(built(other)))
      await act(async () => navigate(route))
      await waitFor(() => expect(headOf(document.head)).toEqual(built(route)))
    }
  },
)

it('a page has one title, one description and one address', () => {
  for (const [path, page] of Object.entries(meta)) {
    const kinds = tagsOf(page).map(({ name, attributes = {} }) =>
      [name, attributes['rel'], attributes['name'], attributes['property']].join(' '),
    )
    expect(new Set(kinds).size, path).toBe(kinds.length)
  }
})
