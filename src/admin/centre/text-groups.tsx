import { adminCentre as words } from '../../copy/admin-centre'
import { LINK_MAX_CHARS } from '../../limits'
import { CentreField, Pair, type FormHandle } from './fields'
import { ANSWERS, FIGURES } from './form'
import { Group } from './group'
import { TEXTS_OF } from './places'

const link = { type: 'url', ltr: true, maxLength: LINK_MAX_CHARS } as const

export function PlaceGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="place">
      <Pair>
        <CentreField {...handle} name="city" />
        <CentreField {...handle} name="address" />
      </Pair>
      <CentreField {...handle} name="mapUrl" {...link} />
      <CentreField {...handle} name="parking" />
    </Group>
  )
}

export function LegalGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="legal">
      <Pair>
        <CentreField {...handle} name="registration" inputMode="numeric" ltr />
        <CentreField {...handle} name="vat" inputMode="numeric" ltr />
        <CentreField {...handle} name="licence" ltr />
        <CentreField {...handle} name="regulator" />
      </Pair>
    </Group>
  )
}

export function SocialGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="social">
      <Pair>
        {TEXTS_OF.social?.map((name) => (
          <CentreField key={name} {...handle} name={name} {...link} />
        ))}
      </Pair>
    </Group>
  )
}

/** What parents ask and only the centre can answer. */
export function AnswersGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="answers" hint={words.answersHint}>
      <Pair>
        {ANSWERS.map((name) => (
          <CentreField key={name} {...handle} name={name} />
        ))}
      </Pair>
    </Group>
  )
}

export function FiguresGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="figures" hint={words.figuresHint}>
      <div className="grid gap-5 md:grid-cols-3">
        {FIGURES.map((name) => (
          <CentreField key={name} {...handle} name={name} inputMode="numeric" ltr maxLength={9} />
        ))}
      </div>
    </Group>
  )
}

export function OtherGroup(handle: FormHandle) {
  return (
    <Group {...handle} name="other">
      <Pair>
        <CentreField {...handle} name="replyPromise" />
        <CentreField {...handle} name="legalReviewed" type="date" ltr />
        <CentreField {...handle} name="agencyName" />
        <CentreField {...handle} name="agencyUrl" {...link} />
      </Pair>
    </Group>
  )
}
