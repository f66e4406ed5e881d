import { onTestFinished } from 'vitest'
import { nothingBaked, setBaked, type Baked } from '../../../src/data/pages/baked'

/** Makes this the content of the build until the test ends. Every other part of the content is known to be empty. */
export function bake(content: Partial<Baked>): void {
  setBaked({ ...nothingBaked, ...content })
  onTestFinished(() => setBaked(nothingBaked))
}
