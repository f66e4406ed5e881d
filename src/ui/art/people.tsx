import { Svg, type ArtProps } from './svg'

// Both fill their frame, so that they can be cropped like a photo.

export function DirectorArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 160" {...rest}>
      <path d="M20 200V146A60 46 0 0 1 140 146V200Z" fill="#1B6E45" />
      <path
        d="M38 76A42 44 0 0 1 122 76C124 100 118 112 128 130C112 152 48 152 32 130C42 112 36 100 38 76Z"
        fill="#12305A"
      />
      <circle cx="80" cy="80" r="30" fill="#E5B48F" />
      <path d="M47 84A33 40 0 0 1 113 84C104 60 56 60 47 84Z" fill="#12305A" />
      <circle cx="70" cy="82" r="2.8" fill="#35261F" />
      <circle cx="90" cy="82" r="2.8" fill="#35261F" />
      <path d="M73 94Q80 100 87 94" fill="none" stroke="#8A3B2A" strokeWidth="2.8" strokeLinecap="round" />
    </Svg>
  )
}

export function MemberArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 160" {...rest}>
      <path d="M22 176V158A58 44 0 0 1 138 158V176Z" fill="#1D4E89" />
      <path
        d="M80 34A41 41 0 0 1 121 75V76A41 41 0 0 1 80 117H39V75A41 41 0 0 1 80 34Z"
        fill="#FFFFFF"
        stroke="#FFFFFF"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="66" cy="72" r="5" fill="#12305A" />
      <circle cx="94" cy="72" r="5" fill="#12305A" />
      <path d="M64 88Q80 102 96 88" fill="none" stroke="#12305A" strokeWidth="5.5" strokeLinecap="round" />
    </Svg>
  )
}
