import { site } from '../copy/site'
import { paths } from '../paths'

const NAMES = ['home', 'products', 'videos', 'about', 'team'] as const

/** The five links that the specification gives the header and the footer. */
export const navItems = NAMES.map((name) => ({ to: paths[name], text: site.nav[name] }))
