import { quoteName } from '../lib/arabic'
import { membersCount, productsCount } from './admin-counts'

/** The names of the edited content in messages, the history and backups, and the words about bringing it back. */
export const adminRestoring = {
  names: {
    products: (name: string) => `المنتج ${quoteName(name)}`,
    team: (name: string) => `العضو ${quoteName(name)}`,
    videos: () => 'قائمة الفيديوهات',
    'director-texts': () => 'نصوص المدير',
    'director-photos': () => 'صورة المدير',
    settings: () => 'بيانات المركز',
  },
  video: (name: string) => `الفيديو ${quoteName(name)}`,
  /** A list as a whole. */
  lists: { products: 'المنتجات', team: 'الفريق' },
  counts: { products: productsCount, team: membersCount },
  changes: {
    added: 'ما سيعود:',
    changed: 'ما سيعود كما كان:',
    deleted: 'ما سيُحذف:',
    ordered: 'ما سيعود ترتيبه:',
  },
  join: '، ',
} as const
