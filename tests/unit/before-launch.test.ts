import { describe, expect, it } from 'vitest'
import { nothingBaked } from '../../src/data/pages/baked'
import { LAUNCH_STEPS, missingBeforeLaunch, type LaunchStep } from '../../src/data/pages/before-launch'
import { defaultCentre } from '../../src/data/content/centre'
import { parseDirector } from '../../src/data/content/director-texts'
import { completeContent } from './complete-content'

const complete = completeContent()
const missing = (changes: object) => missingBeforeLaunch({ content: { ...complete, ...changes } })
const withCentre = (changes: object) => missing({ centre: { ...complete.centre, ...changes } })

describe('what is left before going live', () => {
  it('is nothing for a complete site', () => {
    expect(missing({})).toEqual([])
  })

  it('is everything for an empty database', () => {
    expect(missingBeforeLaunch({ content: nothingBaked })).toEqual([...LAUNCH_STEPS])
  })

  const [mobile, landline] = defaultCentre.phones
  it.each<[LaunchStep, LaunchStep[]]>([
    ['phones', withCentre({ phones: [{ label: '', number: '+966512345678' }, landline] })],
    ['phones', withCentre({ phones: [mobile] })],
    ['whatsapp', withCentre({ whatsapp: defaultCentre.whatsapp })],
    ['hours', withCentre({ hours: [] })],
    ['licence', withCentre({ licence: '' })],
    ['legalReviewed', withCentre({ legalReviewed: '' })],
    ['directorName', missing({ director: null })],
    ['directorName', missing({ director: parseDirector({ name: 'اسم المدير' }, 'main-director') })],
    ['directorPhoto', missing({ directorPhoto: null, person: null })],
    ['product', missing({ products: null })],
    ['video', missing({ videos: null })],
  ])('names %s alone where only that is missing', (step, found) => {
    expect(found).toEqual([step])
  })
})
