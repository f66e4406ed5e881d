import { Svg, type ArtProps } from './art'

export function Logo({ onDark = false, ...rest }: ArtProps & { onDark?: boolean }) {
  const background = onDark ? '#fff' : '#1D4E89'
  const ink = onDark ? '#12305A' : '#fff'
  return (
    <Svg box="0 0 48 48" {...rest}>
      <path
        d="M15 2H33A13 13 0 0 1 46 15V46L36 40H15A13 13 0 0 1 2 27V15A13 13 0 0 1 15 2Z"
        fill={background}
        stroke={background}
        strokeWidth="3"
      />
      <path d="M13.5 19.5C10.5 33 37.5 33 34.5 19.5" fill="none" stroke={ink} strokeWidth="5.4" />
      <rect
        x="20.6"
        y="9.6"
        width="6.8"
        height="6.8"
        rx="1.6"
        transform="rotate(45 24 13)"
        fill="#F28C38"
      />
    </Svg>
  )
}
