import { Svg, type ArtProps } from './art'

export function VideoBundledArt(rest: ArtProps) {
  return (
    <Svg box="0 0 150 104" {...rest}>
      <Play />
    </Svg>
  )
}

export function VideoNoticeArt(rest: ArtProps) {
  return (
    <Svg box="0 0 150 104" {...rest}>
      <Play />
      <circle cx="118" cy="78" r="22" fill="#fff" />
      <circle cx="118" cy="78" r="18" fill="#F28C38" />
      <path d="M111 85L125 71M114 71H125V82" fill="none" stroke="#2A1603" strokeWidth="4" />
    </Svg>
  )
}

export function VideoBrokenArt(rest: ArtProps) {
  return (
    <Svg box="0 0 150 104" {...rest}>
      <Bubble fill="#FCE3CA" />
      <path d="M34 36V48M46 30V54M58 24V60" fill="none" stroke="#A8400C" strokeWidth="6" />
      <circle cx="73" cy="42" r="3.5" fill="#A8400C" />
      <circle cx="85" cy="42" r="3.5" fill="#A8400C" opacity=".6" />
      <path d="M99 36V48M111 32V52" fill="none" stroke="#DB7722" strokeWidth="6" opacity=".6" />
    </Svg>
  )
}

function Play() {
  return (
    <>
      <Bubble fill="#D9E8F6" />
      <path d="M58 27V57L84 42Z" fill="#1D4E89" stroke="#1D4E89" strokeWidth="4" />
    </>
  )
}

function Bubble({ fill }: { fill: string }) {
  return (
    <path
      d="M34 4H112A28 28 0 0 1 140 32V98L118 80H34A28 28 0 0 1 6 52V32A28 28 0 0 1 34 4Z"
      fill={fill}
      stroke={fill}
      strokeWidth="3"
    />
  )
}
