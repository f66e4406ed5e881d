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
  adminProducts: '/admin/dashboard?tab=products',
} as const

export type Path = (typeof paths)[keyof typeof paths]
