import { useId } from 'react'
import { Svg, type ArtProps } from './svg'

/**
 * The scene of the first fold: a specialist leans in to listen, a child holds the last letter of the word above them.
 * That letter's block slides into the word once, when the page opens.
 */
export function HeroArt(rest: ArtProps) {
  const clip = useId()
  return (
    <Svg box="0 0 640 596" {...rest}>
      <clipPath id={clip}>
        <path d="M48 36H592A48 48 0 0 1 640 84V588L560 544H48A48 48 0 0 1 0 496V84A48 48 0 0 1 48 36Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 36H640V596H0Z" fill="#D9E8F6" />
        <path d="M0 462H640V596H0Z" fill="#BFD6EC" />
        <Shelf />
        <Child />
        <Specialist />
        <path d="M160 476H470A10 10 0 0 1 470 496H454V596H438V496H192V596H176V496H160A10 10 0 0 1 160 476Z" fill="#fff" />
        <Block x={274} y={432} s={44} fill="#1D4E89" ink="#fff" at="283.8 463.1" letter="M8.1 0Q4.2 0 2.4-1.5Q.6-3 .6-5.6Q.6-6.8 1-8.4Q1.4-9.9 2.5-11.9L5.5-10.5Q5.1-9.2 4.9-8.4Q4.7-7.5 4.7-6.8Q4.7-5.7 5.2-5.1Q5.7-4.4 6.6-4.2Q7.5-4 8.6-4L18.6-4L19.4 0L8.1 0ZM15.7 0L15.7-4L20.5-4Q20.3-5.1 19.7-6.4Q19.1-7.6 18.1-8.9L21.8-12.6Q22.6-11 23.2-9.2Q23.8-7.3 23.8-5.1Q23.9-2.8 22.9 0L15.7 0ZM15.7-4L15.9-4L15.9 0L15.7 0Q14.9 0 14.9-2Q14.9-4 15.7-4ZM10-12.5L7.3-15.3L9.9-18.1L12.6-15.3L10-12.5ZM14.8-12.5L12.1-15.3L14.7-18.1L17.4-15.3L14.8-12.5Z" />
        <Block x={321} y={432} s={44} fill="#1B6E45" ink="#fff" at="339.2 467.9" letter="M1.9-20.2L6-20.2L6 0L1.9 0L1.9-20.2ZM1.1-22.1L1.1-24.2L1.8-24.2Q1.7-24.4 1.6-24.6Q1.5-24.9 1.5-25.2Q1.5-26.3 2.3-27Q3.1-27.7 4.4-27.7Q5-27.7 5.5-27.6Q6-27.4 6.4-27.2L5.6-25.3Q5.3-25.4 5.1-25.5Q4.9-25.6 4.6-25.6Q4.2-25.6 3.9-25.4Q3.7-25.2 3.7-24.9Q3.7-24.7 4-24.4Q4.2-24.2 5-24.2L6.6-24.2L6.6-22.1L1.1-22.1Z" />
        <SpecialistHand />
        <ChildHand />
        <path d="M282 351V365M304 345V371M326 336V380M348 327V389M370 338V378M392 346V370" stroke="#A8400C" strokeWidth="8" strokeLinecap="round" />
      </g>
      <Word />
    </Svg>
  )
}

type BlockProps = { x: number; y: number; s: number; fill: string; ink: string; at?: string; letter?: string }

function Block({ x, y, s, fill, ink, at, letter }: BlockProps) {
  const inset = s * 0.08
  const inner = s - inset * 2
  return (
    <>
      <rect x={x} y={y} width={s} height={s} rx={s * 0.2} fill={fill} />
      <rect x={x + inset} y={y + inset} width={inner} height={inner} rx={s * 0.14} fill="none" stroke={ink} strokeOpacity=".38" strokeWidth={s > 60 ? 2.5 : 1.5} />
      {letter ? <path transform={`translate(${at})`} d={letter} fill={ink} /> : null}
    </>
  )
}

function Shelf() {
  return (
    <>
      <rect x="470" y="178" width="136" height="10" rx="5" fill="#1D4E89" />
      <rect x="566" y="132" width="18" height="46" rx="4" fill="#1B6E45" />
      <rect x="544" y="140" width="18" height="38" rx="4" fill="#F28C38" />
      <rect x="522" y="126" width="18" height="52" rx="4" fill="#12305A" />
      <Block x={482} y={148} s={30} fill="#fff" ink="#1D4E89" at="488.7 164.9" letter="M5.5 0Q2.8 0 1.6-1Q.4-2 .4-3.8Q.4-4.7 .7-5.7Q1-6.8 1.7-8.1L3.8-7.2Q3.4-6.3 3.3-5.7Q3.2-5.1 3.2-4.6Q3.2-3.9 3.5-3.4Q3.9-3 4.5-2.9Q5.1-2.7 5.9-2.7L12.7-2.7L13.2 0L5.5 0ZM10.7 0L10.7-2.7L14-2.7Q13.9-3.5 13.4-4.3Q13-5.2 12.4-6.1L14.9-8.6Q15.4-7.5 15.8-6.3Q16.2-5 16.2-3.5Q16.3-1.9 15.6 0L10.7 0ZM10.7-2.7L10.9-2.7L10.9 0L10.7 0Q10.1 0 10.1-1.4Q10.1-2.7 10.7-2.7ZM8.4 4.9L6.6 3L8.3 1.1L10.2 3L8.4 4.9Z" />
    </>
  )
}

function Specialist() {
  return (
    <g transform="rotate(5 142 600)">
      <path d="M58 640V398A84 78 0 0 1 226 398V640Z" fill="#1B6E45" />
      <path d="M112 392L134 446L158 392" fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth="5" strokeLinejoin="round" />
      <rect x="116" y="442" width="38" height="46" rx="7" fill="#fff" />
      <rect x="124" y="450" width="22" height="14" rx="4" fill="#BFD6EC" />
      <path d="M125 476H145" stroke="#BFD6EC" strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(3 150 330)">
        <path d="M78 258A74 76 0 0 1 226 258C229 296 224 316 230 344C232 366 196 386 150 386C102 386 70 370 72 346C80 318 75 296 78 258Z" fill="#12305A" />
        <circle cx="162" cy="264" r="52" fill="#E5B48F" />
        <path d="M108 262A54 56 0 0 1 216 258C196 232 140 226 108 262Z" fill="#12305A" />
        <g fill="#35261F">
          <circle cx="168" cy="265" r="5" />
          <circle cx="195" cy="265" r="5" />
        </g>
        <path d="M161 250Q167 245 174 248M190 248Q196 245 201 249" fill="none" stroke="#35261F" strokeWidth="3.4" strokeLinecap="round" />
        <path d="M167 287Q181 302 196 286" fill="none" stroke="#8A3B2A" strokeWidth="5" strokeLinecap="round" />
        <circle cx="153" cy="281" r="8" fill="#D98E6A" opacity=".4" />
      </g>
    </g>
  )
}

/** The arm on the table, open towards the blocks: she waits, he chooses. */
function SpecialistHand() {
  return (
    <>
      <path d="M212 424C216 446 220 456 226 462" fill="none" stroke="#14583A" strokeWidth="34" strokeLinecap="round" />
      <path d="M226 462C232 463 236 463 240 463" fill="none" stroke="#14583A" strokeWidth="32" strokeLinecap="butt" />
      <path d="M241 461H254M254 471H266M256 463H271M252 455H264" fill="none" stroke="#E5B48F" strokeWidth="9" strokeLinecap="round" />
      <path d="M240 450Q258 448 258 463Q258 477 240 477Z" fill="#E5B48F" />
    </>
  )
}

function Child() {
  return (
    <>
      <rect x="576" y="372" width="22" height="190" rx="11" fill="#1D4E89" />
      <g transform="rotate(-6 500 560)">
        <path d="M438 640V430A60 64 0 0 1 560 430V640Z" fill="#F28C38" />
        <path d="M440 456H560" stroke="#fff" strokeOpacity=".55" strokeWidth="9" />
        <g transform="rotate(8 500 330)">
          <circle cx="500" cy="318" r="60" fill="#C98F66" />
          <path d="M436 322C430 258 476 236 512 242C552 246 570 282 561 326C552 320 552 312 548 298C520 302 470 300 452 290C446 302 444 312 436 322Z" fill="#35261F" />
          <circle cx="552" cy="330" r="12" fill="#C98F66" />
          <path d="M550 325Q557 327 553 335" fill="none" stroke="#A66F4A" strokeWidth="3" strokeLinecap="round" />
          <g fill="#35261F">
            <circle cx="457" cy="326" r="5.4" />
            <circle cx="488" cy="326" r="5.4" />
          </g>
          <path d="M450 312Q456 307 462 310M483 310Q490 306 496 311" fill="none" stroke="#35261F" strokeWidth="3.4" strokeLinecap="round" />
          <ellipse cx="468" cy="353" rx="11" ry="10" fill="#8A3B2A" />
          <path d="M461 358Q468 353 475 358Q468 364 461 358Z" fill="#D0705A" />
          <circle cx="500" cy="346" r="8" fill="#B8714C" opacity=".45" />
        </g>
      </g>
    </>
  )
}

/** The last letter, held by its edge. */
function ChildHand() {
  return (
    <>
      <path d="M458 428C454 452 446 462 432 456" fill="none" stroke="#DB7722" strokeWidth="30" strokeLinecap="round" />
      <circle cx="428" cy="445" r="14" fill="#C98F66" />
      <g transform="rotate(-9 396 428)">
        <Block x={372} y={400} s={48} fill="#F28C38" ink="#12305A" />
        <path transform="translate(383.7 435.5) scale(.69)" d="M15.9-1.1Q11.6-1.1 8.3-2.4Q5-3.6 3.1-6Q1.2-8.3 1.2-11.6Q1.2-14.7 2.8-17.2Q4.4-19.6 7.3-21.7Q10.2-23.7 14.3-25.5Q18.3-27.4 23.2-29.2L24.6-20.1Q20.4-19 17.7-17.9Q15-16.8 13.4-15.7Q11.8-14.7 11.1-13.8Q10.5-12.8 10.5-12.1Q10.5-11.2 11.6-10.7Q12.7-10.1 15.6-10.1Q16.3-10.1 17.4-10.2Q18.5-10.3 20-10.5Q21.5-10.7 23.2-11.1L25.3-3.5Q22.9-2.4 20.8-1.8Q18.7-1.1 15.9-1.1ZM30.7 0Q26.9 0 24.6-1Q22.4-2 21.2-3.7Q20-5.3 19.6-7.2Q19.2-9.1 19.2-10.8L19.2-32.1L28.5-32.1L28.5-13.4Q28.5-11 29.7-10Q30.9-9 33.7-9L35.7-9L35.7 0L30.7 0ZM11.4-35.5L5.3-41.6L11.1-47.9L17.2-41.6L11.4-35.5ZM22-35.5L15.8-41.6L21.7-47.9L27.8-41.6L22-35.5Z" fill="#12305A" />
      </g>
      <path d="M430 434L416 430M431 444L416 441M428 453L416 451" stroke="#C98F66" strokeWidth="8.5" strokeLinecap="round" />
    </>
  )
}

/** The word in the bubble: letters joined across the gaps between their blocks. */
function Word() {
  return (
    <>
      <path d="M166 4H434A38 38 0 0 1 472 42V210L396.4 126H166A38 38 0 0 1 128 88V42A38 38 0 0 1 166 4Z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <Block x={228} y={27} s={70} fill="#BFD6EC" ink="#12305A" />
      <Block x={302} y={27} s={70} fill="#D3EBDE" ink="#12305A" />
      <Block x={376} y={27} s={70} fill="#D9E8F6" ink="#12305A" />
      <g fill="#12305A">
        <path transform="translate(243.1 78.8)" d="M0 0L0-9L.2-9Q1-9 1.6-9.3Q2.3-9.6 3-10.3Q3.7-11.1 4.6-12.4Q5.5-13.7 6.7-15.7Q8.5-18.6 10.1-20.7Q11.7-22.7 13.3-23.9Q14.9-25.1 16.5-25.7Q18.2-26.2 19.8-26.2Q22.6-26.2 24.7-25Q26.9-23.8 28.8-21.2Q30.7-18.6 32.5-14.2Q33.5-11.9 34.5-10.7Q35.4-9.6 36.5-9.3Q37.7-9 39.2-9L39.8-9L39.8 0L37.2 0Q34.6 0 32.7-.8Q30.7-1.6 29.3-3Q27.8-4.4 26.8-6.1Q25.7-7.7 25-9.4Q23.8-12 22.9-13.7Q22-15.5 21.2-16.4Q20.3-17.2 19.4-17.2Q18.8-17.2 17.8-16.6Q16.9-16 15.7-14.5Q14.5-13 12.9-10.5Q11.4-7.9 10.2-6.1Q9-4.2 7.9-3.1Q6.8-1.9 5.7-1.2Q4.6-.5 3.4-.3Q2.1 0 .4 0L0 0ZM32-2.7Q29.9-.3 27.3 .5Q24.6 1.4 21.7 1.3Q18.8 1.1 16.1 .1Q13.4-.8 11.1-2.3Q8.9-3.8 7.5-5.4L12.2-10.9Q13.1-10.1 14.8-9.2Q16.5-8.4 18.8-7.7Q21-7 23.6-6.8Q26.2-6.6 28.8-7.2L32-2.7ZM0-9L.6-9L.6 0L0 0Q-1.8 0-1.8-4.5Q-1.8-9 0-9Z" />
        <path transform="translate(326.6 78.8)" d="M13.5-9L20.7-9L20.7 0L13.5 0L13.5-9ZM0 0L0-9L6.1-9L6.1-44.5L15.3-44.5L15.3 0L0 0ZM0-9L.6-9L.6 0L0 0Q-1.8 0-1.8-4.5Q-1.8-9 0-9Z" />
        <path transform="translate(396.2 78.8)" d="M3.9-32L20.9-46.2L26.9-39L10.2-25.1L11.6-28.6Q18.5-26.6 22.4-22.6Q26.2-18.5 27.3-12.8Q28.3-7.1 27.1 0L0 0L0-9L19.2-9Q18.5-11.9 16.6-14.5Q14.8-17.1 11.6-18.9Q8.5-20.8 3.9-21.6L3.9-32ZM0-9L.6-9L.6 0L0 0Q-1.8 0-1.8-4.5Q-1.8-9 0-9Z" />
        <path d="M280.9 69.8H328.6V78.8H280.9ZM345.4 69.8H398.2V78.8H345.4Z" />
      </g>
      <g className="last-letter">
        <Block x={154} y={27} s={70} fill="#F28C38" ink="#12305A" at="171.1 78.8" letter="M15.9-1.1Q11.6-1.1 8.3-2.4Q5-3.6 3.1-6Q1.2-8.3 1.2-11.6Q1.2-14.7 2.8-17.2Q4.4-19.6 7.3-21.7Q10.2-23.7 14.3-25.5Q18.3-27.4 23.2-29.2L24.6-20.1Q20.4-19 17.7-17.9Q15-16.8 13.4-15.7Q11.8-14.7 11.1-13.8Q10.5-12.8 10.5-12.1Q10.5-11.2 11.6-10.7Q12.7-10.1 15.6-10.1Q16.3-10.1 17.4-10.2Q18.5-10.3 20-10.5Q21.5-10.7 23.2-11.1L25.3-3.5Q22.9-2.4 20.8-1.8Q18.7-1.1 15.9-1.1ZM30.7 0Q26.9 0 24.6-1Q22.4-2 21.2-3.7Q20-5.3 19.6-7.2Q19.2-9.1 19.2-10.8L19.2-32.1L28.5-32.1L28.5-13.4Q28.5-11 29.7-10Q30.9-9 33.7-9L35.7-9L35.7 0L30.7 0ZM11.4-35.5L5.3-41.6L11.1-47.9L17.2-41.6L11.4-35.5ZM22-35.5L15.8-41.6L21.7-47.9L27.8-41.6L22-35.5Z" />
        <path d="M204.9 69.8H245.1V78.8H204.9Z" fill="#12305A" />
      </g>
    </>
  )
}
