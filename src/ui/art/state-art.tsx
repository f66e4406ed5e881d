import { drawing } from './drawing'
import { Svg, type ArtProps } from './svg'

export function EmptyArt(rest: ArtProps) {
  return (
    <Svg box="0 0 240 180" {...rest}>
      <path d="M70 20H170A30 30 0 0 1 200 50V142L168.5 112H70A30 30 0 0 1 40 82V50A30 30 0 0 1 70 20Z" fill="#D9E8F6" stroke="#D9E8F6" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="88" cy="66" r="9" fill="#1D4E89" />
      <circle cx="120" cy="66" r="9" fill="#1D4E89" opacity=".55" />
      <circle cx="152" cy="66" r="9" fill="#1D4E89" opacity=".28" />
      <rect x="52" y="122" width="44" height="44" rx="8.8" fill="#FCE3CA" />
      <rect x="55.5" y="125.5" width="37" height="37" rx="6.2" fill="none" stroke="#A8400C" strokeOpacity=".38" strokeWidth="1.5" />
      <path transform="translate(67.4 153.6)" d="M8.3-6.4L6-6.4L5.7-7.7Q4-8.5 2.8-9.4Q1.6-10.4 .9-11.5Q.3-12.6 .3-14Q.3-15.5 1-16.8Q1.7-18 3-18.7Q4.3-19.5 6.2-19.5Q7.6-19.5 8.8-19Q10-18.6 11.1-17.8Q12.1-17.1 12.9-16.1L10.8-13.3Q10-14.1 9.3-14.6Q8.6-15.2 7.9-15.4Q7.2-15.7 6.5-15.7Q5.9-15.7 5.4-15.5Q4.9-15.2 4.6-14.8Q4.4-14.4 4.4-13.8Q4.4-13 4.7-12.5Q5.1-11.9 5.7-11.4Q6.4-11 7.2-10.6Q8.1-10.3 9.2-10L8.3-6.4ZM9.3-2.1Q9.3-.9 8.7-.3Q8.1 .3 7.1 .3Q6.1 .3 5.4-.4Q4.8-1 4.8-2.1Q4.8-3.2 5.4-3.8Q6-4.5 7.1-4.5Q8.1-4.5 8.7-3.8Q9.3-3.1 9.3-2.1Z" fill="#A8400C" />
      <path d="M20 168H220" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </Svg>
  )
}

export function ErrorArt(rest: ArtProps) {
  return (
    <Svg box="0 0 240 180" {...rest}>
      <path d="M60 16H180A30 30 0 0 1 210 46V82A30 30 0 0 1 180 112H61.5L30 140V46A30 30 0 0 1 60 16Z" fill="#FCE3CA" stroke="#FCE3CA" strokeWidth="3" strokeLinejoin="round" />
      <path d="M60 56V72M76 47V81M92 39V89" fill="none" stroke="#A8400C" strokeWidth="8" strokeLinecap="round" />
      <path d="M108 64H132" fill="none" stroke="#A8400C" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" strokeDasharray="0.1 12" />
      <path d="M148 39V89M164 47V81M180 56V72" fill="none" stroke="#E2A878" strokeWidth="8" strokeLinecap="round" />
      <path d="M20 168H220" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="150" y="120" width="46" height="46" rx="9.2" fill="#12305A" />
      <rect x="153.7" y="123.7" width="38.6" height="38.6" rx="6.4" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1.6" />
      <path d="M173 132V145" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <circle cx="173" cy="155" r="3.6" fill="#fff" />
    </Svg>
  )
}

export function OfflineArt(rest: ArtProps) {
  return (
    <Svg box="0 0 240 180" {...rest}>
      <path d="M60 16H180A30 30 0 0 1 210 46V140L178.5 112H60A30 30 0 0 1 30 82V46A30 30 0 0 1 60 16Z" fill="#D9E8F6" stroke="#D9E8F6" strokeWidth="3" strokeLinejoin="round" />
      <path d="M60 56V72M76 47V81M92 39V89M108 47V81" fill="none" stroke="#1D4E89" strokeWidth="8" strokeLinecap="round" />
      <path d="M126 64H180" fill="none" stroke="#BFD6EC" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M20 168H220" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="48" y="120" width="46" height="46" rx="9.2" fill="#F28C38" />
      <rect x="51.7" y="123.7" width="38.6" height="38.6" rx="6.4" fill="none" stroke="#2A1603" strokeOpacity=".38" strokeWidth="1.6" />
      <path d="M62 134L80 152M80 134L62 152" fill="none" stroke="#2A1603" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </Svg>
  )
}

/** Somebody asks, a voice answers. */
export const AskArt = drawing('ask', 190, 130)
