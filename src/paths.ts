export const paths = {
  home: '/',
  services: '/services',
  products: '/products',
  videos: '/videos',
  about: '/about',
  director: '/director',
  team: '/team',
  installments: '/installments',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  test: '/test',
  directorTest: '/director-test',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
} as const

/** The address of an item, which opens it on the page of its list. */
export const productAddress = (id: string): string =>
  `${paths.products}?p=${encodeURIComponent(id)}`
export const videoAddress = (id: string): string => `${paths.videos}?v=${encodeURIComponent(id)}`
