import { describe, expect, it } from 'vitest'
import { adminProducts } from '../src/copy/admin-products'
import { adminTeam } from '../src/copy/admin-team'
import { adminVideos } from '../src/copy/admin-videos'
import { home } from '../src/copy/home'
import { latestVideos } from '../src/copy/latest-videos'
import { site } from '../src/copy/site'
import { uploader } from '../src/copy/uploader'

// Fixed strings of the specification and the checklist, letter by letter: a change here is a change of the product.
describe('the dashboard’s fixed strings', () => {
  it('products (102, 105; decision 8)', () => {
    expect(adminProducts.defaultName(7)).toBe('منتج 7') // 102
    expect(adminProducts.empty).toBe('لا توجد منتجات بعد') // 105
    expect(adminProducts.card.unsaved).toBe('لم يُحفظ – إعادة المحاولة') // decision 8
  })

  it('team (114)', () => {
    expect(adminTeam.toast.tooLarge.text).toBe('يجب أن يكون حجم الصورة أقل من 2 ميجابايت') // 114
    expect(adminTeam.uploader.errors['too-large']).toBe('يجب أن يكون حجم الصورة أقل من 2 ميجابايت') // 114
  })

  it('videos (123; decisions 17, 18)', () => {
    const { loadFailed, saved, saveFailed } = adminVideos.toast
    expect(`${loadFailed.title} / ${loadFailed.text}`).toBe('خطأ في التحميل / فشل في تحميل بيانات الفيديوهات') // 123
    expect(`${saved.title} / ${saved.text}`).toBe('تم الحفظ / تم حفظ التغييرات بنجاح') // 123
    expect(`${saveFailed.title} / ${saveFailed.text}`).toBe('خطأ في الحفظ / فشل في حفظ التغييرات') // 123
    expect(adminVideos.bar.unsaved).toBe('تغييرات غير محفوظة') // decision 17
    expect(adminVideos.samples).toBe('الموقع يعرض مقاطع افتراضية') // decision 18
  })

  it('uploader (135-138)', () => {
    expect(uploader.errors['not-image']).toBe('يرجى اختيار ملف صورة صالح') // 135
    expect(uploader.errors['too-large']).toBe('حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت') // 136
    expect(uploader.errors['empty-link']).toBe('يرجى إدخال رابط الصورة') // 137
    expect(uploader.errors['invalid-link']).toBe('رابط الصورة غير صحيح') // 137
  })
})

describe('the public site’s fixed strings', () => {
  it('banner, latest videos and the page that was not found (24, 36, 39)', () => {
    expect(site.notFound.exact).toBe('Oops! Page not found') // 24
    expect(home.hero.available).toBe('متاح الآن') // 36
    expect(latestVideos.all).toBe('شاهد كل الفيديوهات') // 39
  })
})
