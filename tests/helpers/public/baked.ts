import { onTestFinished } from 'vitest'
import { nothingBaked, setBaked, type Baked } from '../../../src/data/pages/baked'

/** Makes this the content of the build, beside which nothing is stored, until the test ends. */
export function bake(content: Partial<Baked>): void {
  setBaked({ ...nothingBaked, ...content })
  onTestFinished(() => setBaked(nothingBaked))
}
