import { Svg, type ArtProps } from './svg'

export function FamilyArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M38 8H122A26 26 0 0 1 148 34V112L120.7 98H38A26 26 0 0 1 12 72V34A26 26 0 0 1 38 8Z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <path d="M89.7 98V82.9A22.3 18 0 0 1 134.3 82.9V98Z" fill="#1D4E89" />
      <circle cx="112" cy="57" r="13.7" fill="#C98F66" />
      <path d="M97.6 57A14.4 15.1 0 0 1 126.4 57C119.2 49.8 104.8 49.8 97.6 57Z" fill="#35261F" />
      <path d="M30.3 98V83.3A21.7 17.5 0 0 1 73.7 83.3V98Z" fill="#1B6E45" />
      <path d="M36.6 56.7A15.4 15.4 0 0 1 67.4 56.7L69.5 76.3A21 9.1 0 0 1 34.5 76.3Z" fill="#12305A" />
      <circle cx="52" cy="58.1" r="10.9" fill="#E5B48F" />
      <g stroke="#fff" strokeWidth="0">
        <path d="M66.5 98V87.5A15.5 12.5 0 0 1 97.5 87.5V98Z" fill="#F28C38" />
        <circle cx="82" cy="69.5" r="9.5" fill="#E5B48F" />
        <path d="M72 69.5A10 10.5 0 0 1 92 69.5C87 64.5 77 64.5 72 69.5Z" fill="#35261F" />
      </g>
    </Svg>
  )
}

export function GroupArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M14 111H146" fill="none" stroke="#BFD6EC" strokeWidth="0" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M12.5 104V93.5A15.5 12.5 0 0 1 43.5 93.5V104Z" fill="#1D4E89" />
      <circle cx="28" cy="75.5" r="9.5" fill="#E5B48F" />
      <path d="M18 75.5A10 10.5 0 0 1 38 75.5C33 70.5 23 70.5 18 75.5Z" fill="#35261F" />
      <path d="M116.5 104V93.5A15.5 12.5 0 0 1 147.5 93.5V104Z" fill="#1B6E45" />
      <circle cx="132" cy="75.5" r="9.5" fill="#C98F66" />
      <path d="M122 75.5A10 10.5 0 0 1 142 75.5C137 70.5 127 70.5 122 75.5Z" fill="#35261F" />
      <path d="M44 104V91.8A18 14.5 0 0 1 80 91.8V104Z" fill="#F28C38" />
      <circle cx="62" cy="70.9" r="11" fill="#C98F66" />
      <path d="M50.4 70.9A11.6 12.2 0 0 1 73.6 70.9C67.8 65.1 56.2 65.1 50.4 70.9Z" fill="#35261F" />
      <path d="M81 104V91.8A18 14.5 0 0 1 117 91.8V104Z" fill="#12305A" />
      <circle cx="99" cy="70.9" r="11" fill="#E5B48F" />
      <path d="M87.4 70.9A11.6 12.2 0 0 1 110.6 70.9C104.8 65.1 93.2 65.1 87.4 70.9Z" fill="#35261F" />
      <path d="M8 106H152" fill="none" stroke="#1D4E89" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M115 12H133A11 11 0 0 1 144 23V28A11 11 0 0 1 133 39H115.6L104 49V23A11 11 0 0 1 115 12Z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <path d="M115 22V29M124 19V32M133 21V30" fill="none" stroke="#1D4E89" strokeWidth="4" strokeLinecap="round" />
      <path d="M35 8H53A11 11 0 0 1 64 19V45L52.5 35H35A11 11 0 0 1 24 24V19A11 11 0 0 1 35 8Z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <path d="M35 17V26M44 15V28M53 18V25" fill="none" stroke="#A8400C" strokeWidth="4" strokeLinecap="round" />
    </Svg>
  )
}

export function TrainingArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M80 84L58 112M80 84L102 112M80 10V18" fill="none" stroke="#12305A" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="16" y="16" width="128" height="72" rx="10" fill="#1D4E89" />
      <rect x="24" y="24" width="112" height="56" rx="5" fill="#fff" />
      <path d="M122 38H96M122 50H104" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="96" y="66" width="6" height="8" rx="2" fill="#BFD6EC" />
      <rect x="106" y="62" width="6" height="12" rx="2" fill="#1D4E89" />
      <rect x="116" y="58" width="6" height="16" rx="2" fill="#1B6E45" />
      <path d="M44 32H72A10 10 0 0 1 82 42V50A10 10 0 0 1 72 60H44.5L34 71V42A10 10 0 0 1 44 32Z" fill="#F28C38" stroke="#F28C38" strokeWidth="3" strokeLinejoin="round" />
      <path d="M47 42V50M55 38.5V53.5M63 41V51M71 39.5V52.5" fill="none" stroke="#2A1603" strokeWidth="3.6" strokeLinecap="round" />
    </Svg>
  )
}

export function StudentsArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M20 106H140" fill="none" stroke="#12305A" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="114" y="77" width="16" height="23" rx="5" fill="#BFD6EC" />
      <rect x="94" y="61" width="16" height="39" rx="5" fill="#1D4E89" />
      <rect x="74" y="69" width="16" height="31" rx="5" fill="#1B6E45" />
      <rect x="54" y="47" width="16" height="53" rx="5" fill="#1D4E89" />
      <rect x="30" y="37" width="16" height="63" rx="5" fill="#F28C38" />
      <path d="M38 8L70 20L38 32L6 20Z" fill="#12305A" stroke="#12305A" strokeWidth="3" strokeLinejoin="round" />
      <path d="M22 27V36C30 42 46 42 54 36V27L38 33Z" fill="#12305A" />
      <path d="M66 21V36M122 62L102 48L82 54L70 48" fill="none" stroke="#A8400C" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="122" cy="62" r="4.5" fill="#A8400C" />
      <circle cx="102" cy="48" r="4.5" fill="#A8400C" />
      <circle cx="82" cy="54" r="4.5" fill="#A8400C" />
    </Svg>
  )
}
