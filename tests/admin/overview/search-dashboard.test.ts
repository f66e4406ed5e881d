import { expect, it } from 'vitest'
import { searchDashboard } from '../../../src/admin/overview/search-dashboard'
import { adminCentre } from '../../../src/copy/admin/centre'

const NOWHERE = undefined

/** Words that an administrator types, and the first place that the search names. */
it.each([
  // A designer and an editor tried these.
  ['تأمين', 'insurance'],
  ['عن بُعد', 'remoteSessions'],
  ['عن بعد', 'remoteSessions'],
  ['عمر', 'youngestAge'],
  ['طبيب', 'referral'],
  ['تحويل', 'referral'],
  ['قوقل', 'mapUrl'],
  ['تليفون', 'phones'],
  ['انستقرام', 'photosUrl'],
  ['رخصة', 'licence'],
  ['أقساط', 'partners'],
  ['نسبة', 'satisfactionPercent'],
  ['أرقام', 'phones'],
  ['لوكيشن', 'mapUrl'],
  ['جمعة', 'hours'],
  ['موظفة', 'team'],
  ['خروج', 'sign-out'],
  ['فيديو جديد', 'new-videos'],
  // No field is about them.
  ['رسوم', NOWHERE],
  ['سعر', NOWHERE],
  ['الأسعار', NOWHERE],
  ['مسودة', NOWHERE],
  // People also write these.
  ['ساعات', 'hours'],
  ['الساعات', 'hours'],
  ['الاحد', 'hours'],
  ['اثنين', 'hours'],
  ['الثلاثاء', 'hours'],
  ['اربعاء', 'hours'],
  ['الخميس', 'hours'],
  ['السبت', 'hours'],
  ['اجازه', 'exceptions'],
  ['عطلة العيد', 'exceptions'],
  ['ساعات رمضان', 'exceptions'],
  ['دوام رمضان', 'exceptions'],
  ['رقم الجوال', 'phones'],
  ['رقم واتساب', 'whatsapp'],
  ['ايميل', 'email'],
  ['عنوان المركز', 'address'],
  ['موقع المركز', 'mapUrl'],
  ['مواقف', 'parking'],
  ['سجل تجاري', 'registration'],
  ['الضريبة', 'vat'],
  ['فيس بوك', 'pageUrl'],
  ['تيك توك', 'shortVideosUrl'],
  ['الانستقرام', 'photosUrl'],
  ['QR', 'qrUrl'],
  ['سنوات الخبرة', 'years'],
  ['شهادات', 'certificates'],
  ['اونلاين', 'remoteSessions'],
  ['سن', 'youngestAge'],
  ['لوقو', 'partners'],
  ['سياسة الخصوصية', 'legalReviewed'],
  ['صورة منتج', 'products'],
  ['ترتيب المنتجات', 'products'],
  ['إخفاء', 'products'],
  ['أخصائية', 'team'],
  ['صورة عضو', 'team'],
  ['أريد إضافة فيديو', 'new-videos'],
  ['منتج جديد', 'new-products'],
  ['إضافة عضو', 'new-team'],
  ['موظف جديد', 'new-team'],
  ['حذف فيديو', 'videos'],
  ['صورة المدير', 'director'],
  ['اسم المدير', 'director-text'],
  ['السيرة الذاتية', 'director-text'],
  ['استرجاع', 'history'],
  ['محذوفات', 'history'],
  ['نسخة احتياطية', 'backup'],
  ['باسورد', 'account'],
  ['كلمة السر', 'account'],
  ['تسجيل الخروج', 'sign-out'],
  ['مساعدة', 'support'],
  // These are too short, or words of no destination.
  [' ', NOWHERE],
  ['ال', NOWHERE],
  ['سا', NOWHERE],
  ['مو', NOWHERE],
  ['طائرة', NOWHERE],
])('«%s» leads to %s', (typed, name) => {
  expect(searchDashboard(typed)[0]?.name).toBe(name)
})

it.each(Object.entries(adminCentre.labels))(
  '%s is found by its label in the form',
  (name, label) => {
    expect(searchDashboard(label)[0]?.name).toBe(name)
  },
)

it.each([
  ['بطاقات الأصوات', '?tab=products#p'],
  ['بطاقة الاصوات', NOWHERE],
  ['بطاقات', '?tab=products#p'],
  ['ساره', '?tab=team#m'],
  ['سارة الحربی', '?tab=team#m'],
  ['تمرين ٢', '?tab=videos#v'],
  ['تقسيط الخير', '?panel=centre#partners.0.name'],
])('an item named «%s» is opened at %s', (typed, to) => {
  const item = (text: string, to: string) => ({ name: to, to, title: text, text })
  const items = [
    item('بطاقات الأصوات', '?tab=products#p'),
    item('سارة الحربي', '?tab=team#m'),
    item('تمرين 2', '?tab=videos#v'),
    item('تقسيط الخير', '?panel=centre#partners.0.name'),
  ]
  expect(searchDashboard(typed, items)[0]?.to).toBe(to)
})
