import { describe, expect, it } from 'vitest'
import { admin } from '../../src/copy/admin'
import { directorPhoto } from '../../src/copy/admin-director-photo'
import { directorText } from '../../src/copy/admin-director-text'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts } from '../../src/copy/admin-products'
import { adminTeam } from '../../src/copy/admin-team'
import { adminVideos } from '../../src/copy/admin-videos'
import { login } from '../../src/copy/login'
import { uploader } from '../../src/copy/uploader'
import { videos } from '../../src/copy/videos'

// The specification fixes these strings letter by letter.
describe('the dashboard’s fixed strings', () => {
  it('products (102, 105; contradiction 8)', () => {
    expect(adminProducts.defaultName(7)).toBe('منتج 7') // 102
    expect(adminProducts.empty).toBe('لا توجد منتجات بعد') // 105
    expect(listWords.unsaved).toBe('لم يُحفظ – إعادة المحاولة') // contradiction 8
  })

  it('team (114)', () => {
    expect(adminTeam.toast.tooLarge.text).toBe('يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر') // 114
    expect(adminTeam.uploader.errors['too-large']).toBe('يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر') // 114
  })

  it('videos (123; contradiction 18)', () => {
    const { loadFailed, saved, saveFailed } = adminVideos.toast
    expect(`${loadFailed.title} / ${loadFailed.text}`).toBe('خطأ في التحميل / فشل في تحميل بيانات الفيديوهات') // 123
    expect(`${saved.title} / ${saved.text}`).toBe('تم الحفظ / تم حفظ التغييرات بنجاح') // 123
    expect(`${saveFailed.title} / ${saveFailed.text}`).toBe('خطأ في الحفظ / فشل في حفظ التغييرات') // 123
    expect(adminVideos.samples).toBe('الموقع يعرض فيديوهات افتراضية') // contradiction 18
  })

  it('login (81-91; contradiction 36)', () => {
    expect(login.blankEmail).toBe('يرجى إدخال البريد الإلكتروني') // 81
    expect(login.blankPassword).toBe('يرجى إدخال كلمة المرور') // 82
    expect(login.success).toBe('تم تسجيل الدخول بنجاح') // 84
    expect(login.errors).toMatchObject({
      'user-not-found': 'البريد الإلكتروني غير مسجل', // 85
      'wrong-password': 'كلمة المرور خاطئة', // 86
      'invalid-email': 'البريد الإلكتروني غير صحيح', // 87
      'user-disabled': 'تم تعطيل هذا الحساب', // 88
      'too-many-requests': 'تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً', // 89
      'network-request-failed': 'خطأ في الاتصال بالإنترنت', // 90
      'invalid-credential': 'البريد الإلكتروني أو كلمة المرور غير صحيحة', // contradiction 36
      'invalid-login-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    })
    expect(login.other).toBe('حدث خطأ أثناء تسجيل الدخول') // 91
  })

  it('shell (11, 97)', () => {
    expect(admin.signOutDialog.text).toBe('هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.') // 97
    expect(admin.reasons.denied).toBe('ليس لديك صلاحية لحفظ البيانات') // 11
    expect(admin.reasons.offline).toBe('مشكلة في الاتصال بالإنترنت')
    expect(admin.idle.stay).toBe('متابعة العمل') // contradiction 14
  })

  it('director photo and texts (125, 128-131)', () => {
    expect(directorPhoto.upload['too-large']).toBe('الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت') // 125
    expect(directorPhoto.upload['cannot-compress']).toBe('لا يمكن ضغط الصورة أكثر، اختر صورة أصغر أو أقل جودة') // 128
    expect(directorPhoto.save).toEqual({
      success: 'تم حفظ صورة المدير بنجاح!', // 130
      timeout: 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى',
      offline: 'مشكلة في الاتصال بالإنترنت',
      denied: 'ليس لديك صلاحية لحفظ البيانات',
      other: 'حدث خطأ أثناء حفظ صورة المدير',
      unexpected: 'حدث خطأ غير متوقع',
    })
    expect(directorText.note).toBe('تظهر التغييرات في الموقع فور الحفظ.') // 131
  })

  it('uploader (135-138)', () => {
    expect(uploader.errors['not-image']).toBe('يرجى اختيار ملف صورة صالح') // 135
    expect(uploader.errors['too-large']).toBe('حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت. اختر صورة أصغر') // 136
    expect(uploader.errors['empty-link']).toBe('يرجى إدخال رابط الصورة') // 137
    expect(uploader.errors['invalid-link']).toBe('رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه') // 137
  })
})

it('viewer (50)', () => {
  expect(videos.viewer.blocked).toBe('لا يمكن عرض هذا الفيديو مباشرة بسبب سياسات الأمان.')
})
