import { expect, it } from 'vitest'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminList } from '../../src/copy/admin/list'
import { login } from '../../src/copy/admin/login'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { uploader } from '../../src/copy/admin/uploader'
import { adminVideos } from '../../src/copy/admin/videos'
import { videoViewer } from '../../src/copy/video-viewer'

const MEMBER_PHOTO = 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر'

// The specification fixes these strings letter by letter.
it.each([
  ['name of a product without one (102)', adminProducts.defaultName(7), 'منتج 7'],
  ['list without a product (105)', adminProducts.empty, 'لا توجد منتجات بعد'],
  ['retry of an order (contradiction 8)', adminList.unsaved, 'لم يُحفظ – إعادة المحاولة'],
  ['too large photo of a member (114)', adminTeam.toast.tooLarge.text, MEMBER_PHOTO],
  ['too large file for a member (114)', adminTeam.uploader.errors['too-large'], MEMBER_PHOTO],
  ['bundled videos (contradiction 18)', adminVideos.bundled, 'الموقع يعرض فيديوهات افتراضية'],
  ['blank e-mail (81)', login.blankEmail, 'يرجى إدخال البريد الإلكتروني'],
  ['blank password (82)', login.blankPassword, 'يرجى إدخال كلمة المرور'],
  ['sign-in (84)', login.success, 'تم تسجيل الدخول بنجاح'],
  ['other failure of a sign-in (91)', login.other, 'حدث خطأ أثناء تسجيل الدخول'],
  [
    'sign-out (97)',
    admin.signOutDialog.text,
    'هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.',
  ],
  ['save without permission (11)', admin.reasons.denied, 'ليس لديك صلاحية لحفظ البيانات'],
  ['save without network', admin.reasons.offline, 'مشكلة في الاتصال بالإنترنت'],
  ['idle session (contradiction 14)', admin.idle.stay, 'متابعة العمل'],
  [
    'too large photo (125)',
    adminDirectorPhoto.upload['too-large'],
    'الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت',
  ],
  [
    'photo after its compression (128)',
    adminDirectorPhoto.upload['cannot-compress'],
    'لا يمكن ضغط الصورة أكثر، اختر صورة أصغر أو أقل جودة',
  ],
  [
    'note of the director’s text (131)',
    adminDirectorText.note,
    'تظهر التغييرات في الموقع فور الحفظ.',
  ],
  ['file that is no image (135)', uploader.errors['not-image'], 'يرجى اختيار ملف صورة صالح'],
  [
    'too large file (136)',
    uploader.errors['too-large'],
    'حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت. اختر صورة أصغر',
  ],
  ['empty link (137)', uploader.errors['empty-link'], 'يرجى إدخال رابط الصورة'],
  [
    'invalid link (137)',
    uploader.errors['invalid-link'],
    'رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه',
  ],
  [
    'video that is not shown (50)',
    videoViewer.blocked,
    'لا يمكن عرض هذا الفيديو مباشرة بسبب سياسات الأمان.',
  ],
])('the words of the %s are those of the specification', (_, words, specified) =>
  expect(words).toBe(specified),
)

// Requirement 123
it('the messages of videos are those of the specification', () => {
  expect(adminVideos.toast).toMatchObject({
    loadFailed: { title: 'خطأ في التحميل', text: 'فشل في تحميل بيانات الفيديوهات' },
    saved: { title: 'تم الحفظ', text: 'تم حفظ التغييرات بنجاح' },
    saveFailed: { title: 'خطأ في الحفظ', text: 'فشل في حفظ التغييرات' },
  })
})

// Requirements 85, 86, 87, 88, 89, 90; contradiction 36
it('the messages of the sign-in are those of the specification', () => {
  expect(login.errors).toMatchObject({
    'user-not-found': 'البريد الإلكتروني غير مسجل',
    'wrong-password': 'كلمة المرور خاطئة',
    'invalid-email': 'البريد الإلكتروني غير صحيح',
    'user-disabled': 'تم تعطيل هذا الحساب',
    'too-many-requests': 'تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً',
    'network-request-failed': 'خطأ في الاتصال بالإنترنت',
    'invalid-credential': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'invalid-login-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  })
})

// Requirement 130
it('the messages of the photo of the director are those of the specification', () => {
  expect(adminDirectorPhoto.save).toEqual({
    success: 'تم حفظ صورة المدير بنجاح!',
    timeout: 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى',
    offline: 'مشكلة في الاتصال بالإنترنت',
    denied: 'ليس لديك صلاحية لحفظ البيانات',
    other: 'حدث خطأ أثناء حفظ صورة المدير',
    unexpected: 'حدث خطأ غير متوقع',
  })
})
