import { quoteName } from '../../lib/text/arabic'
import { admin } from './admin'
import { membersCount, productsCount } from './counts'
import { adminProducts } from './products'
import { adminTeam } from './team'

/** The names of the edited content in messages, the history and backups, and the words about bringing it back. */
export const adminRestoring = {
  names: {
    products: adminProducts.noun,
    team: adminTeam.noun,
    videos: () => 'قائمة الفيديوهات',
    'director-texts': () => admin.tabs['director-text'],
    'director-photos': () => admin.tabs.director,
    settings: () => admin.centrePanel.title,
  },
  video: (name: string) => `الفيديو ${quoteName(name)}`,
  /** A list as a whole. */
  lists: { products: admin.tabs.products, team: admin.tabs.team },
  counts: { products: productsCount, team: membersCount },
  changes: {
    added: 'ما سيعود:',
    changed: 'ما سيعود كما كان:',
    deleted: 'ما سيُحذف:',
    ordered: 'ما سيعود ترتيبه:',
  },
  join: '، ',
} as const
