import { COPYRIGHT_YEAR } from '../../config'
import { quoteName } from '../../lib/text/arabic'
import { paths } from '../../paths'
import { site } from '../site'

/** The dashboard's footer panel and its first content. Nothing of it is stored. */
export const adminFooter = {
  title: 'تذييل الموقع',
  centre: 'الهواتف والعنوان والحسابات في «بيانات المركز»',
  notice: 'هذه الشاشة للتجربة، وحفظها لا يغيّر شيئاً في الموقع.',
  mainText: 'النص الرئيسي',
  copyright: 'نص الحقوق',
  links: 'الروابط',
  /** The separator between the names in a folded row. */
  separator: ' · ',
  social: 'حسابات التواصل',
  linkTitle: 'العنوان',
  linkUrl: 'الرابط',
  linkOrder: 'الترتيب',
  platform: 'المنصة',
  icon: 'الأيقونة',
  icons: { link: 'رابط', photo: 'صورة', video: 'فيديو', chat: 'رسالة' },
  link: (position: number) => `الرابط ${position}`,
  socialLink: (position: number) => `الحساب ${position}`,
  addLink: 'إضافة رابط',
  addSocial: 'إضافة حساب',
  removeLink: (title: string) => `حذف الرابط ${quoteName(title)}`,
  removedLink: (title: string) => `حُذف الرابط ${quoteName(title)}`,
  removeSocialLink: (platform: string) => `حذف الحساب ${quoteName(platform)}`,
  removedSocialLink: (platform: string) => `حُذف الحساب ${quoteName(platform)}`,
  badUrl:
    'هذا الرابط لا يفتح شيئاً. اكتب مساراً في الموقع مثل \u2066/about\u2069 أو رابطاً يبدأ بـ https.',
  preview: 'معاينة الموقع',
  save: 'حفظ التذييل',
  saved: { title: 'تمت التجربة' },
  unchanged: 'لم يتغيّر شيء في الموقع',
  saveFailed: { title: 'خطأ في الحفظ' },
} as const

/** The content of the site's footer. An account that is not entered starts with the network's front page. */
export const footerContent = (centre: { pageUrl: string; photosUrl: string }) => ({
  mainText: site.footer.about,
  copyrightText: `© ${COPYRIGHT_YEAR} ${site.footer.rights}`,
  links: [
    { title: site.nav.home, url: paths.home },
    { title: site.nav.services, url: paths.services },
    { title: site.nav.products, url: paths.products },
    { title: site.nav.videos, url: paths.videos },
    { title: site.nav.about, url: paths.about },
    { title: site.nav.team, url: paths.team },
  ].map((link, index) => ({ id: link.url, ...link, order: index + 1 })),
  socialLinks: [
    {
      id: 'pages',
      platform: 'فيسبوك',
      url: centre.pageUrl || 'https://www.facebook.com/',
      icon: 'link' as const,
    },
    {
      id: 'photos',
      platform: 'إنستغرام',
      url: centre.photosUrl || 'https://www.instagram.com/',
      icon: 'photo' as const,
    },
  ],
})
