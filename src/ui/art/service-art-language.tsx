import { Svg, type ArtProps } from './svg'

export function SpeechArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M42 14H90A20 20 0 0 1 110 34V92L89 76H42A20 20 0 0 1 22 56V34A20 20 0 0 1 42 14Z" fill="#1D4E89" stroke="#1D4E89" strokeWidth="3" strokeLinejoin="round" />
      <path d="M40 38V52M53 30V60M66 24V66M79 34V56M92 28V62" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <path d="M99 62H123A15 15 0 0 1 138 77V85A15 15 0 0 1 123 100H99.8L84 114V77A15 15 0 0 1 99 62Z" fill="#F28C38" stroke="#F28C38" strokeWidth="3" strokeLinejoin="round" />
      <path transform="translate(100.8 85.4)" d="M9.9 7.5Q7.3 7.5 5.5 6.9Q3.8 6.2 2.7 5Q1.6 3.9 1.1 2.5Q.6 1.2 .6-.2Q.6-1.5 1-3.3Q1.3-5 2.1-6.9L5.8-5.7Q5.3-4.3 5.1-3.2Q4.9-2.1 4.9-1.3Q4.9 .1 5.6 1.1Q6.3 2.1 7.5 2.6Q8.8 3.1 10.5 3.1Q11.4 3.1 12.4 2.9Q13.3 2.7 14.1 2.2Q14.9 1.8 15.4 1.1Q15.8 .4 15.8-.4Q15.8-1 15.7-1.9Q15.5-2.7 15.1-3.9Q14.6-5.1 13.8-6.7L17.3-11Q18.5-8.8 19-7.1Q19.6-5.3 19.7-4Q19.9-2.7 19.9-1.8Q19.9 1.1 18.6 3.2Q17.4 5.3 15.2 6.4Q13 7.5 9.9 7.5ZM10.1-10.2L7-13.3L9.9-16.3L12.9-13.3L10.1-10.2Z" fill="#2A1603" />
    </Svg>
  )
}

export function LearningArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M80 34C64 24 42 22 18 26V92C42 88 64 90 80 100C96 90 118 88 142 92V26C118 22 96 24 80 34Z" fill="#1D4E89" stroke="#1D4E89" strokeWidth="3" strokeLinejoin="round" />
      <path d="M77 36C63 28 44 26 25 29V85C44 82 63 84 77 91ZM83 36C97 28 116 26 135 29V85C116 82 97 84 83 91Z" fill="#fff" />
      <path d="M96 46C106 42 114 41 123 41M96 58C106 54 114 53 123 53M96 70C104 67 108 66 112 66" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M60 76L70 98" fill="none" stroke="#12305A" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="50" cy="54" r="25" fill="#12305A" />
      <circle cx="50" cy="54" r="18.5" fill="#FCE3CA" />
      <path transform="translate(36.6 57)" d="M8.9 0Q4.6 0 2.6-1.6Q.6-3.3 .6-6.2Q.6-7.5 1.1-9.2Q1.6-10.9 2.8-13L6.1-11.5Q5.6-10.2 5.3-9.2Q5.1-8.2 5.1-7.5Q5.1-6.2 5.7-5.6Q6.2-4.9 7.2-4.6Q8.2-4.4 9.5-4.4L20.4-4.4L21.4 0L8.9 0ZM17.2 0L17.2-4.4L22.5-4.4Q22.3-5.6 21.7-7Q21-8.4 20-9.8L24-13.9Q24.8-12.1 25.5-10.1Q26.2-8.1 26.2-5.6Q26.2-3.1 25.2 0L17.2 0ZM17.2-4.4L17.5-4.4L17.5 0L17.2 0Q16.3 0 16.3-2.2Q16.3-4.4 17.2-4.4ZM13.6 7.9L10.6 4.9L13.5 1.8L16.5 4.9L13.6 7.9Z" fill="#A8400C" />
    </Svg>
  )
}

export function TestsArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <rect x="52" y="14" width="78" height="96" rx="12" fill="#1D4E89" />
      <rect x="60" y="26" width="62" height="76" rx="6" fill="#fff" />
      <rect x="74" y="7" width="34" height="16" rx="8" fill="#12305A" />
      <circle cx="110" cy="40" r="6" fill="#1B6E45" />
      <path d="M96 40H70" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="110" cy="58" r="6" fill="#1B6E45" />
      <path d="M96 58H76" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="110" cy="76" r="6" fill="#BFD6EC" />
      <path d="M96 76H72" fill="none" stroke="#BFD6EC" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M107 40l2.4 2.6l4-5M107 58l2.4 2.6l4-5" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M14 108A33 33 0 0 1 80 108Z" fill="#F28C38" stroke="#FCE3CA" strokeWidth="4" />
      <path d="M27 108A20 20 0 0 1 67 108Z" fill="#FCE3CA" />
      <path d="M47 106L60 90" fill="none" stroke="#12305A" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="47" cy="106" r="5" fill="#12305A" />
    </Svg>
  )
}

export function SkillsArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <rect x="104" y="78" width="30" height="30" rx="6" fill="#1D4E89" />
      <rect x="106.4" y="80.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1.4" />
      <path transform="translate(116.4 102.5)" d="M1.3-13.8L4.1-13.8L4.1 0L1.3 0L1.3-13.8ZM.7-15.1L.7-16.5L1.2-16.5Q1.1-16.6 1.1-16.8Q1-17 1-17.2Q1-18 1.6-18.4Q2.1-18.9 3-18.9Q3.4-18.9 3.7-18.8Q4.1-18.7 4.4-18.6L3.8-17.3Q3.6-17.3 3.5-17.4Q3.3-17.4 3.1-17.4Q2.8-17.4 2.7-17.3Q2.5-17.2 2.5-17Q2.5-16.8 2.7-16.7Q2.9-16.5 3.4-16.5L4.5-16.5L4.5-15.1L.7-15.1Z" fill="#fff" />
      <rect x="70" y="78" width="30" height="30" rx="6" fill="#1B6E45" />
      <rect x="72.4" y="80.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1.4" />
      <rect x="70" y="44" width="30" height="30" rx="6" fill="#1B6E45" />
      <rect x="72.4" y="46.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1.4" />
      <path transform="translate(76.7 60.9)" d="M5.5 0Q2.8 0 1.6-1Q.4-2 .4-3.8Q.4-4.7 .7-5.7Q1-6.8 1.7-8.1L3.8-7.2Q3.4-6.3 3.3-5.7Q3.2-5.1 3.2-4.6Q3.2-3.9 3.5-3.4Q3.9-3 4.5-2.9Q5.1-2.7 5.9-2.7L12.7-2.7L13.2 0L5.5 0ZM10.7 0L10.7-2.7L14-2.7Q13.9-3.5 13.4-4.3Q13-5.2 12.4-6.1L14.9-8.6Q15.4-7.5 15.8-6.3Q16.2-5 16.2-3.5Q16.3-1.9 15.6 0L10.7 0ZM10.7-2.7L10.9-2.7L10.9 0L10.7 0Q10.1 0 10.1-1.4Q10.1-2.7 10.7-2.7ZM8.4 4.9L6.6 3L8.3 1.1L10.2 3L8.4 4.9Z" fill="#fff" />
      <rect x="36" y="78" width="30" height="30" rx="6" fill="#F28C38" />
      <rect x="38.4" y="80.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#2A1603" strokeOpacity=".38" strokeWidth="1.4" />
      <rect x="36" y="44" width="30" height="30" rx="6" fill="#F28C38" />
      <rect x="38.4" y="46.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#2A1603" strokeOpacity=".38" strokeWidth="1.4" />
      <rect x="36" y="10" width="30" height="30" rx="6" fill="#F28C38" />
      <rect x="38.4" y="12.4" width="25.2" height="25.2" rx="4.2" fill="none" stroke="#2A1603" strokeOpacity=".38" strokeWidth="1.4" />
      <path transform="translate(42.7 31.2)" d="M5.5 0Q2.8 0 1.6-1Q.4-2 .4-3.8Q.4-4.7 .7-5.7Q1-6.8 1.7-8.1L3.8-7.2Q3.4-6.3 3.3-5.7Q3.2-5.1 3.2-4.6Q3.2-3.9 3.5-3.4Q3.9-3 4.5-2.9Q5.1-2.7 5.9-2.7L12.7-2.7L13.2 0L5.5 0ZM10.7 0L10.7-2.7L14-2.7Q13.9-3.5 13.4-4.3Q13-5.2 12.4-6.1L14.9-8.6Q15.4-7.5 15.8-6.3Q16.2-5 16.2-3.5Q16.3-1.9 15.6 0L10.7 0ZM10.7-2.7L10.9-2.7L10.9 0L10.7 0Q10.1 0 10.1-1.4Q10.1-2.7 10.7-2.7ZM6.8-8.5L5-10.4L6.7-12.3L8.6-10.4L6.8-8.5ZM10.1-8.5L8.2-10.4L10-12.3L11.9-10.4L10.1-8.5Z" fill="#2A1603" />
      <path d="M124 62C122 44 112 30 96 24M106 18L95 23.6L99 35" fill="none" stroke="#1D4E89" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </Svg>
  )
}

export function BehaviourArt(rest: ArtProps) {
  return (
    <Svg box="0 0 160 120" {...rest}>
      <path d="M38 16H122A24 24 0 0 1 146 40V110L120.8 94H38A24 24 0 0 1 14 70V40A24 24 0 0 1 38 16Z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <path d="M126 55C116 30 100 34 104 54S128 76 118 52 92 28 92 56 108 78 106 60C104 44 86 46 80 55" fill="none" stroke="#1D4E89" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M80 55C72 66 62 66 54 55S40 46 36 55" fill="none" stroke="#1B6E45" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="34" cy="55" r="6" fill="#F28C38" />
    </Svg>
  )
}
