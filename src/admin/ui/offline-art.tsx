import { Svg, type ArtProps } from '../../ui/art/art'

export function OfflineArt(rest: ArtProps) {
  return (
    <Svg box="0 0 240 180" {...rest}>
      <path
        d="M60 16H180A30 30 0 0 1 210 46V140L178.5 112H60A30 30 0 0 1 30 82V46A30 30 0 0 1 60 16Z"
        fill="#D9E8F6"
        stroke="#D9E8F6"
        strokeWidth="3"
      />
      <path
        d="M60 56V72M76 47V81M92 39V89M108 47V81"
        fill="none"
        stroke="#1D4E89"
        strokeWidth="8"
      />
      <path d="M126 64H180" fill="none" stroke="#BFD6EC" strokeWidth="8" />
      <path d="M20 168H220" fill="none" stroke="#BFD6EC" strokeWidth="5" />
      <rect x="48" y="120" width="46" height="46" rx="9.2" fill="#F28C38" />
      <rect
        x="51.7"
        y="123.7"
        width="38.6"
        height="38.6"
        rx="6.4"
        fill="none"
        stroke="#2A1603"
        strokeOpacity=".38"
        strokeWidth="1.6"
      />
      <path d="M62 134L80 152M80 134L62 152" fill="none" stroke="#2A1603" strokeWidth="6" />
    </Svg>
  )
}
