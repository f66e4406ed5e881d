import { it } from 'vitest'
import { prerenderedPaths, render } from '../../../src/prerender/prerender'
import { bake } from '../../helpers/public/baked'
import { withTyped } from '../../helpers/public/every-text'
import { expectIsolated, TEXT } from '../../helpers/public/phones'

it.each(prerenderedPaths)(
  'a telephone number in a typed text on %s keeps the direction of its groups',
  async (path) => {
    bake(withTyped(TEXT))
    const withoutTags = (await render(path)).replaceAll(/<[^>]*>/g, '')
    expectIsolated(withoutTags)
  },
)
