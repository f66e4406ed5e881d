import { Svg, type ArtProps } from './svg'

/** A question in one bubble, a voice that answers in the other. */
export function QuestionArt(rest: ArtProps) {
  return (
    <Svg box="0 0 240 170" {...rest}>
      <path d="M30 8H150A24 24 0 0 1 174 32V104H30A24 24 0 0 1 6 80V32A24 24 0 0 1 30 8Z" fill="#FCE3CA" stroke="#FCE3CA" strokeWidth="3" strokeLinejoin="round" />
      <path transform="translate(75.4 76.9)" d="M18.3 -13.7H13.4L12.6 -16.9Q9 -18.6 6.4 -20.6Q3.7 -22.6 2.3 -25.1Q.9 -27.6 .9 -30.5Q.9 -33.9 2.4 -36.6Q4 -39.3 6.9 -40.9Q9.7 -42.4 13.7 -42.4Q16.7 -42.4 19.4 -41.5Q22 -40.5 24.3 -38.8Q26.6 -37.1 28.4 -34.9L23.8 -29.2Q22.1 -31 20.6 -32.2Q19.1 -33.4 17.6 -34Q16.1 -34.6 14.4 -34.6Q13 -34.6 11.8 -34.1Q10.7 -33.5 10 -32.5Q9.4 -31.5 9.4 -30.1Q9.4 -28.5 10.2 -27.2Q10.9 -26 12.3 -24.9Q13.7 -23.9 15.7 -23.1Q17.7 -22.3 20.2 -21.7ZM20.5 -4.4Q20.5 -2 19.2 -.7Q18 .7 15.7 .7Q13.5 .7 12.2 -.8Q10.9 -2.2 10.9 -4.4Q10.9 -6.9 12.1 -8.2Q13.4 -9.5 15.7 -9.5Q17.8 -9.5 19.2 -8.1Q20.5 -6.6 20.5 -4.4Z" fill="#A8400C" />
      <path d="M148 96H212A20 20 0 0 1 232 116V124A20 20 0 0 1 212 144H149L128 162V116A20 20 0 0 1 148 96Z" fill="#1D4E89" stroke="#1D4E89" strokeWidth="3" strokeLinejoin="round" />
      <path d="M158 114V126M169 106V134M180 109V131M191 103V137M202 113V127" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    </Svg>
  )
}
