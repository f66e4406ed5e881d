import { useId } from 'react'
import { Svg, type ArtProps } from './svg'

export function WomanAvatar(rest: ArtProps) {
  const clip = useId()
  return (
    <Svg box="0 0 160 160" {...rest}>
      <clipPath id={clip}>
        <rect width="160" height="160" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="160" height="160" fill="#D9E8F6" />
        <path d="M20 172V146A60 46 0 0 1 140 146V172Z" fill="#1B6E45" />
        <path d="M38 76A42 44 0 0 1 122 76C124 100 118 112 128 130C112 152 48 152 32 130C42 112 36 100 38 76Z" fill="#12305A" />
        <circle cx="80" cy="80" r="30" fill="#E5B48F" />
        <path d="M47 84A33 40 0 0 1 113 84C104 60 56 60 47 84Z" fill="#12305A" />
        <circle cx="70" cy="82" r="2.8" fill="#35261F" />
        <circle cx="90" cy="82" r="2.8" fill="#35261F" />
        <path d="M73 94Q80 100 87 94" fill="none" stroke="#8A3B2A" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </Svg>
  )
}

export function ManAvatar(rest: ArtProps) {
  const clip = useId()
  return (
    <Svg box="0 0 160 160" {...rest}>
      <clipPath id={clip}>
        <rect width="160" height="160" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="160" height="160" fill="#D9E8F6" />
        <path d="M20 172V158A60 48 0 0 1 140 158V172Z" fill="#1D4E89" />
        <path d="M66 96H94V112A14 10 0 0 1 66 112Z" fill="#B57C55" />
        <circle cx="80" cy="76" r="33" fill="#C98F66" />
        <path d="M46 78C42 44 62 34 82 36C106 38 120 54 114 80C110 70 106 64 102 60C88 62 66 60 56 58C52 64 50 70 46 78Z" fill="#35261F" />
        <circle cx="69" cy="80" r="2.8" fill="#35261F" />
        <circle cx="91" cy="80" r="2.8" fill="#35261F" />
        <path d="M73 93Q80 99 87 93" fill="none" stroke="#8A3B2A" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </Svg>
  )
}
