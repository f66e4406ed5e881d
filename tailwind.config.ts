import type { Config } from 'tailwindcss'

/** A colour that base.css replaces for visitors who ask for more contrast. */
const replaceable = (name: string, hex: string) => `var(--${name}, ${hex})`

/**
 * The design tokens. Every text colour reaches 4.5:1 on every ground below, so no component needs a shade of its own.
 * `text-primary`, `text-accent`, `text-secondary` and `text-red-600` are stored with members and highlights:
 * renaming one of these four is a change of data. Sizes that grow with the screen are variables of base.css.
 */
export default {
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1100px', xl: '1300px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#FFFFFF',
      // Words and actions
      primary: { DEFAULT: replaceable('primary', '#1D4E89'), deep: '#1A477E' },
      accent: replaceable('accent', '#A8400C'),
      secondary: { DEFAULT: replaceable('secondary', '#1B6E45'), deep: '#175E3B' },
      red: { 600: replaceable('red', '#BE242B'), 700: '#AF2128' },
      night: '#12305A',
      ink: '#1C2733',
      muted: replaceable('muted', '#4A5A6A'),
      /** The orange fill of the one booking action. Never text, never the only mark of a state. */
      booking: { DEFAULT: '#F28C38', deep: '#DF8134', ink: '#2A1603' },
      // Grounds
      page: '#FFFDF9',
      surface: '#FFFFFF',
      tint: '#F1F6FB',
      warm: '#FBF3E7',
      sky: { DEFAULT: '#D9E8F6', deep: '#BFD6EC' },
      peach: '#FCE3CA',
      mint: '#D3EBDE',
      rose: '#FBE4E4',
      desk: '#F6F8FB',
      stage: '#0C1F3D',
      // Lines and states
      hairline: replaceable('hairline', '#DCE3EA'),
      field: replaceable('field', '#6B7B8B'),
      hint: replaceable('hint', '#566473'),
      halo: '#C9DDF2',
      skeleton: '#E6EDF4',
      disabled: { DEFAULT: '#E8EDF2', ink: '#566473' },
      // On night
      onnight: {
        DEFAULT: '#D5E2F0',
        quiet: replaceable('onnight-quiet', '#B9CCE2'),
        line: '#8FB0D6',
        panel: '#1E406F',
      },
    },
    fontFamily: {
      sans: [
        'Readex Pro',
        'Readex Fallback Sans',
        'Readex Fallback Naskh',
        'Readex Fallback DejaVu',
        'Tahoma',
        'sans-serif',
      ],
    },
    fontWeight: { normal: '400', semibold: '600' },
    fontSize: {
      hero: ['var(--hero)', { lineHeight: 'var(--hero-line)', fontWeight: '600' }],
      h1: ['var(--h1)', { lineHeight: 'var(--h1-line)', fontWeight: '600' }],
      h2: ['var(--h2)', { lineHeight: 'var(--h2-line)', fontWeight: '600' }],
      h3: ['var(--h3)', { lineHeight: 'var(--h3-line)', fontWeight: '600' }],
      /** h3 of a card that spans two columns. */
      'h3-wide': [
        'var(--h3-wide, var(--h3))',
        { lineHeight: 'var(--h3-wide-line, var(--h3-line))', fontWeight: '600' },
      ],
      lead: ['var(--lead)', { lineHeight: 'var(--lead-line)' }],
      figure: ['var(--figure)', { lineHeight: 'var(--figure-line)', fontWeight: '600' }],
      button: ['1.0625rem', { lineHeight: '1.625rem', fontWeight: '600' }],
      'button-sm': ['1rem', { lineHeight: '1.625rem', fontWeight: '600' }],
      body: ['1.0625rem', { lineHeight: '1.875rem' }],
      card: ['1rem', { lineHeight: '1.6875rem' }],
      small: ['0.9375rem', { lineHeight: '1.5625rem' }],
      tiny: ['0.875rem', { lineHeight: '1.375rem' }],
      /** The line under the name in the logo; not content. */
      descriptor: ['0.8125rem', { lineHeight: '1.25rem' }],
    },
    borderRadius: {
      none: '0',
      'tail-sm': '3px',
      tail: '4px',
      chip: '8px',
      badge: '10px',
      control: '12px',
      image: '16px',
      card: '24px',
      full: '9999px',
    },
    /** The shadows are utilities of utilities.css. */
    boxShadow: { none: 'none' },
    extend: {
      maxWidth: { page: '1200px', text: '42rem', dialog: '440px' },
      transitionTimingFunction: { arrive: 'cubic-bezier(.2,.8,.2,1)' },
      transitionDuration: { press: '150ms', arrive: '200ms' },
      zIndex: { bar: '30', header: '40', dialog: '50', toast: '60', menu: '70' },
    },
  },
} satisfies Config
