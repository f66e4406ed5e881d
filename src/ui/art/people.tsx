import { Svg, type ArtProps } from './art'

// Both drawings fill their frame, so that they can be cropped like a photo. The head is a speech bubble.

/** A person at a desk, neither a woman nor a man, because we do not know who manages the centre. */
export function DirectorArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 160" {...rest}>
      <path d="M22 200V146A58 40 0 0 1 138 146V200Z" fill="#1B6E45" />
      <Head />
      <path d="M-40 140H200V220H-40Z" fill="#12305A" />
      <path d="M54 126H106V140H54Z" fill="#F28C38" />
    </Svg>
  )
}

export function MemberArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 160" {...rest}>
      <path d="M22 176V158A58 44 0 0 1 138 158V176Z" fill="#1D4E89" />
      <Head />
    </Svg>
  )
}

function Head() {
  return (
    <>
      <path
        d="M80 34A41 41 0 0 1 121 75V76A41 41 0 0 1 80 117H39V75A41 41 0 0 1 80 34Z"
        fill="#FFFFFF"
        stroke="#FFFFFF"
        strokeWidth="3"
      />
      <circle cx="66" cy="72" r="5" fill="#12305A" />
      <circle cx="94" cy="72" r="5" fill="#12305A" />
      <path d="M64 88Q80 102 96 88" fill="none" stroke="#12305A" strokeWidth="5.5" />
    </>
  )
}
