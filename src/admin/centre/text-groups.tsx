import { adminCentre as words } from '../../copy/admin-centre'
import { LINK_MAX_CHARS } from '../../limits'
import { CentreField, Group, Pair, type FormHandle } from './fields'
import { FIGURES, type TextName } from './form'

const link = { type: 'url', ltr: true, maxLength: LINK_MAX_CHARS } as const

export function PlaceGroup(handle: FormHandle) {
  return (
    <Group title={words.groups.place}>
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
    <Group title={words.groups.legal}>
      <Pair>
        <CentreField {...handle} name="registration" inputMode="numeric" ltr />
        <CentreField {...handle} name="vat" inputMode="numeric" ltr />
        <CentreField {...handle} name="licence" ltr />
        <CentreField {...handle} name="regulator" />
      </Pair>
    </Group>
  )
}

const ACCOUNTS: readonly TextName[] = ['photosUrl', 'shortVideosUrl', 'pageUrl', 'secondPageUrl', 'qrUrl']

export function SocialGroup(handle: FormHandle) {
  return (
    <Group title={words.groups.social}>
      <Pair>
        {ACCOUNTS.map((name) => (
          <CentreField key={name} {...handle} name={name} {...link} />
        ))}
      </Pair>
    </Group>
  )
}

export function FiguresGroup(handle: FormHandle) {
  return (
    <Group title={words.groups.figures} hint={words.figuresHint}>
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
    <Group title={words.groups.other}>
      <Pair>
        <CentreField {...handle} name="replyPromise" />
        <CentreField {...handle} name="legalReviewed" type="date" ltr />
        <CentreField {...handle} name="agencyName" />
        <CentreField {...handle} name="agencyUrl" {...link} />
        <CentreField {...handle} name="supportPhone" type="tel" inputMode="tel" ltr />
      </Pair>
    </Group>
  )
}
