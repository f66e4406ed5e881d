import { site } from './site'

/** The diagnostic page. */
export const test = {
  title: 'الموقع يعمل',
  text: 'إن كنت ترى هذه الصفحة فالموقع يعمل كما ينبغي.',
  home: site.notFound.home,
} as const
