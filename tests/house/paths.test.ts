import { expect, it } from 'vitest'
import { paths } from '../../src/paths'

// Requirements 22, 23
it('the pages have the addresses of the specification', () => {
  expect(paths, 'src/paths.ts: the specification fixes these').toMatchObject({
    home: '/',
    services: '/services',
    products: '/products',
    videos: '/videos',
    about: '/about',
    director: '/director',
    team: '/team',
    installments: '/installments',
    test: '/test',
    directorTest: '/director-test',
    admin: '/admin',
    adminLogin: '/admin/login',
    adminDashboard: '/admin/dashboard',
  })
})
