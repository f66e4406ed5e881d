import { expect, it } from 'vitest'
import { admin } from '../../src/copy/admin/admin'

const modules = import.meta.glob<Record<string, unknown>>('../../src/copy/**/*.ts', { eager: true })
/** Each text with its path. */
const texts = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`))
}

it('a text of two sentences in the dashboard ends with a full stop', () => {
  const isCut = (text: string) => /[.؟] [\u0600-\u06ff]/.test(text) && !/[.؟:]\u2069?$/.test(text)
  expect(['تعذّر الحفظ. أعد المحاولة', 'حُفظ. تجده هنا.'].map(isCut)).toEqual([true, false])
  // The specification fixes these.
  const FIXED_END = /اختر صورة أصغر|ثم الصقه|يرجى المحاولة مرة أخرى$/
  const dashboardTexts = Object.entries(modules)
    .filter(([file]) => file.includes('copy/admin/'))
    .flatMap(([file, module]) => texts(module, file))
  expect(dashboardTexts.length).toBeGreaterThan(400)
  const cut = dashboardTexts.filter(([, text]) => isCut(text) && !FIXED_END.test(text))
  expect(cut, 'end each with a full stop').toEqual([])
})

/** Paths of error texts; titles are left out, because their text follows them. */
const ERRORS =
  /(?<!backup)\.(reasons|readReasons|errors|problems|refused|upload)\.|\.(loadError|\w*Failed|error)\.text$|\.(refusedText|brokenText|blockedText|unreadable|badUrl|notAdmin|notConfigured|noAnswer|failedHint)$/
/** Verbs of a next step, such as «retry», «choose» or «check». */
const NEXT =
  /(?<!\p{L})(و|ف|أو )?(أعد|سجّل|استعده|اختر|اختره|اختصر|تحقّق|جرّب|جرّبه|اتصل|اطلب|اطلبها|راجع|احذف|صغّر|استخدم|احفظها|انسخ|انسخه|أدخل|اكتب|يرجى|حاول|افتح|حدّث|أخبرنا|اخترها|يمكنك|لا تغلق)(?!\p{L})/u
/** Errors that the specification fixes. */
const SPECIFIED =
  /^(البريد الإلكتروني (غير (مسجل|صحيح)|أو كلمة المرور غير صحيحة)|كلمة المرور خاطئة|تم تعطيل هذا الحساب|خطأ في الاتصال بالإنترنت|مشكلة في الاتصال بالإنترنت|ليس لديك صلاحية لحفظ البيانات|فشل في (تحميل بيانات الفيديوهات|حفظ التغييرات))$/
const withoutNextStep = (found: [path: string, text: string][]) =>
  found.filter(([path, text]) => ERRORS.test(path) && !SPECIFIED.test(text) && !NEXT.test(text))

it('an error of the copy names the next step', () => {
  expect(withoutNextStep([['x.errors.failed', 'تعذّر الحفظ']])).toHaveLength(1)
  expect(withoutNextStep([['x.errors.failed', 'تعذّر الحفظ. أعد المحاولة']])).toEqual([])
  const everyText = texts(modules, 'copy')
  expect(everyText.filter(([path]) => ERRORS.test(path)).length).toBeGreaterThan(50)
  expect(withoutNextStep(everyText), 'say what to do next').toEqual([])
})

it('the message of a refusal first asks to try again, and then names the quota', () => {
  for (const text of [admin.reasons.quota, admin.quota.text()])
    expect(text).toMatch(/بعد دقيقة.*إن بقيت.*انتهت حصة اليوم.*(?:اليوم|غداً) الساعة/)
  expect(admin.quota.title).not.toContain('انتهت')
})
