import { expect, it } from 'vitest'
import { about } from '../../src/copy/about'
import { admin } from '../../src/copy/admin'
import { hero } from '../../src/copy/hero'
import { home } from '../../src/copy/home'
import { years } from '../../src/copy/nouns'
import { plural } from '../../src/lib/arabic'
import { fullCentre } from '../fixtures/centre'
import { filesIn, readText } from '../helpers/repository'

const sources = import.meta.glob<string>(
  ['../../src/copy/*.ts', '../../src/config.ts', '../../scripts/**/*.mjs'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
/** Strings that the specification fixes (tests/house/copy.test.ts); no rule applies to them. */
const FIXED =
  /لم ي(حفظ|ُحفظ|ُحذف) – إعادة المحاولة|فشل في تحميل بيانات الفيديوهات|فشل في حفظ التغييرات|صورة المدير بنجاح!|page not found/
/** Each line of Arabic without its comment. */
const lines = Object.entries(sources).flatMap(([path, source]) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => ({
      file: path.replace('../../', ''),
      line: line.replace(/(^|\s)\/\/.*/, '').trim(),
    }))
    .filter(({ line }) => /[\u0600-\u06ff]/.test(line) && !FIXED.test(line)),
)
const isDashboard = ({ file }: { file: string }) => /copy\/(admin|login|uploader)/.test(file)
const QUOTE = /['"`]/.source

/** A refused pattern, and a line that it refuses. One thing has one word. */
const EVERYWHERE: [RegExp, string][] = [
  [/[\u0600-\u06ff]\s?[,;?](?!:)/, "'نعم, تعال'"],
  [/[٠-٩]/, "'٥ أيام'"],
  [/ـ(?!\s?https)/, "'كلـمة'"],
  [/ {2}/, "'كلمة  كلمة'"],
  [
    /اختصاصي|الأهالي|للأهالي|نستعمل|تعديلات|موضع|وليّ أمر|مقطع|مقاطع|تجريبي|استُبدلت صورة|حين يعود الاتصال/,
    "'رضا الأهالي'",
  ], // أخصائي، الأسر، نستخدم، تغييرات، مكان، ولي أمر، فيديو، نموذج
  [/(?<!جوجل )درايف|Google Drive|خرائط Google|You[Tt]ube['\s]|Facebook|فيس بوك/, "'صفحة Facebook'"],
  [/ميجابكسل|قاعدة (ال)?بيانات|الخادم|سجل المتصفح|Console|وحدة تحكم|mp4/, "'قاعدة البيانات'"],
  [/فشل|إعادة المحاولة|تأكد أن/, "'فشل في الحفظ'"], // تعذّر، أعد المحاولة، تأكد من أن
  [new RegExp(`${QUOTE}(نعم، |(خروج|دخول)${QUOTE}|(حفظ|حذف) شخص)|شاهدها`), "'نعم، احذف'"], // a button says verb and object
  [/(?<!\p{L})[وت]?ترك (كل )?التغييرات/u, "'ترك التغييرات'"], // تجاهل
  [/[يت]ُصغّر|تصغير|نصغّر/, "'يُصغّر'"], // يُضغط
  [/(يحتاج|تحتاج)(ه|ها) |(يحتاج|تحتاج) (?!إلى|إليه|إليك)/, "'لا تحتاج أدوات'"],
  // A concern that a parent picks finishes this sentence, and not every concern can be noticed: «ما يقلقني».
  [/ما (ألاحظ|لاحظت)|ماذا (تلاحظ|لاحظت)/, "'ما ألاحظه: '"],
  [/يتغير|تأخر (ال)?كلام|وتشتت|التوحد(?!\p{L})/u, "'لم يتغير شيء'"],
  [
    /كلمة بكلمة|ترجمة مكتوبة|تُشاهَد في دقائق|تعثّر في القراءة عن|ساعات مختلفة|كيف يتاح/,
    "'نتيجتها كلمة بكلمة'",
  ],
  [/(?<!\d)(12|[1-5])(:\d\d)? مساءً/, "'مفتوح حتى 1 مساءً'"],
  [/(?<!\d)[12] (سن|مختص|طفل|شهاد|جلس)/, "'أكثر من 2 سنتين'"],
  [/«\$\{|[\u0600-\u06ff](?<!،) \$\{(name|title)\}/, '`حذف ${name}`'], // quoteName(name)
  // A name stands after its noun: most names are feminine.
  [/(التُقط|وُضع|حُذف|أُضيف|نُقل|عاد|أُخفي|يختفي|يعود|تغيّر) \$\{quoteName/, '`حُذف ${quoteName(text)}`'],
  // A number before a noun goes through the plural helper; «3 من 5» is no count.
  [
    /^(?!\s*(zero|one|two|few|many|other):).*\$\{(?:[\w.]*\.)?(?:count|total|max|position|years|\w*Years|children\w*|certificates)\} (?!من |إلى )[\u0600-\u06ff]/,
    '`لديك ${count} تغييرات`',
  ],
  // The reader may be a mother or a father.
  [
    /(لست|كنت|أنت|ما زلت|أبقِني|ابقَ) (متأكد|قلق|مهتم|مستعد|متصل|راض|مشغول|متردد|خائف|حائر|مسجَّل|مسؤول)|(متأكد|قلق|متردد|حائر|متصل)اً/,
    "'لست متأكداً من أين تبدأ؟'",
  ],
]

it('the texts of the site and the dashboard are found', () => {
  expect(lines.filter(isDashboard).length).toBeGreaterThan(400)
  expect(lines.filter((line) => !isDashboard(line)).length).toBeGreaterThan(400)
})

it.each(EVERYWHERE)('the pattern %s is refused in every text', (pattern, planted) => {
  expect(planted).toMatch(pattern)
  expect(lines.filter(({ line }) => pattern.test(line))).toEqual([])
})

it.each([
  { what: 'the public site', pattern: /[\u0600-\u06ff]!/, planted: "'مرحباً!'", dashboard: false },
  // A session is a therapy session; the history is «سجل التغييرات»; nobody is named who may not exist.
  {
    what: 'the dashboard',
    pattern: /جلست|الجلسة|شخص آخر|حذف نهائي/,
    planted: "'انتهت جلستك'",
    dashboard: true,
  },
  // A file of a patient is «سجل», a holiday one of the «أيام خاصة».
  {
    what: 'the dashboard',
    pattern: /(?<!\p{L})(ال)?سجل(ات)?(?! التغييرات| التجاري)(?!\p{L})/u,
    planted: "'السجل'",
    dashboard: true,
  },
  {
    what: 'the dashboard',
    pattern: /(?<!\p{L})(ال)?عطل(?!\p{L})/u,
    planted: "'العطل والساعات الخاصة'",
    dashboard: true,
  },
] as const)('a text of $what has no $pattern', ({ pattern, planted, dashboard }) => {
  expect(planted).toMatch(pattern)
  expect(
    lines.filter((line) => isDashboard(line) === dashboard && pattern.test(line.line)),
  ).toEqual([])
})

it('no digit stands before the singular or the dual', () => {
  const smallFigures = {
    years: 2,
    specialistsTrained: 1,
    certificates: 2,
    childrenHelped: 2,
    aboutChildren: 1,
  }
  const figures = { ...fullCentre, ...smallFigures }
  const claims = [about.achievements(figures), hero.proof(1), hero.proof(2)]
  expect(claims.map((text) => JSON.stringify(text)).filter((text) => /\d/.test(text))).toEqual([])
  const tiles = [...home.figures(figures).items, ...about.counters(figures).items]
  expect(tiles.map(({ value }) => value)).toEqual(['98%', '+500'])
  const counts = [3, 10, 12, 100].map((count) => `${count} ${plural(count, years)}`)
  expect(counts).toEqual(['3 سنوات', '10 سنوات', '12 سنة', '100 سنة'])
})

const modules = import.meta.glob<Record<string, unknown>>('../../src/copy/*.ts', { eager: true })
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
    .filter(([file]) => isDashboard({ file }))
    .flatMap(([file, module]) => texts(module, file))
  expect(dashboardTexts.length).toBeGreaterThan(400)
  expect(dashboardTexts.filter(([, text]) => isCut(text) && !FIXED_END.test(text))).toEqual([])
})

/** Paths of error texts; titles are left out, because their text follows them. */
const ERRORS =
  /(?<!backup)\.(reasons|readReasons|errors|problems|refused|upload)\.|\.(loadError|\w*Failed|error)\.text$|\.(refusedText|brokenText|blockedText|unreadable|badUrl|notAdmin|notConfigured|noAnswer|failedHint)$/
/** Verbs of a next step, such as «retry», «choose» or «check»; and the strings that are fixed or asked about. */
const NEXT =
  /(?<!\p{L})(و|ف|أو )?(أعد|سجّل|استعده|اختر|اختره|اختصر|تحقّق|جرّب|جرّبه|اتصل|اطلب|اطلبها|راجع|احذف|صغّر|استخدم|احفظها|انسخ|انسخه|أدخل|اكتب|يرجى|حاول|افتح|حدّث|أخبرنا|اخترها|يمكنك|لا تغلق)(?!\p{L})/u
const SPECIFIED =
  /^(البريد الإلكتروني (غير (مسجل|صحيح)|أو كلمة المرور غير صحيحة)|كلمة المرور خاطئة|تم تعطيل هذا الحساب|خطأ في الاتصال بالإنترنت|مشكلة في الاتصال بالإنترنت|ليس لديك صلاحية لحفظ البيانات|فشل في (تحميل بيانات الفيديوهات|حفظ التغييرات))$/
const withoutNextStep = (found: [path: string, text: string][]) =>
  found.filter(([path, text]) => ERRORS.test(path) && !SPECIFIED.test(text) && !NEXT.test(text))

it('an error of the copy names the next step', () => {
  expect(withoutNextStep([['x.errors.failed', 'تعذّر الحفظ']])).toHaveLength(1)
  expect(withoutNextStep([['x.errors.failed', 'تعذّر الحفظ. أعد المحاولة']])).toEqual([])
  const everyText = texts(modules, 'copy')
  expect(everyText.filter(([path]) => ERRORS.test(path)).length).toBeGreaterThan(50)
  expect(withoutNextStep(everyText)).toEqual([])
})

it('the message of a refusal first asks to try again, and then names the quota', () => {
  for (const text of [admin.reasons.quota, admin.quota.text()])
    expect(text).toMatch(/بعد دقيقة.*إن بقيت.*انتهت حصة اليوم.*(?:اليوم|غداً) الساعة/)
  expect(admin.quota.title).not.toContain('انتهت')
})

it('a module imports words of copy under the names that they are exported with', () => {
  const RENAMED = /import (?:\* as \w+|\{[^}]*\bas\b[^}]*\}) from '[^']*\bcopy\//
  expect("import { login as words } from '../copy/login'").toMatch(RENAMED)
  expect("import * as login from '../copy/login'").toMatch(RENAMED)
  const files = ['src', 'tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
  // This file quotes both.
  const others = files.filter((file) => file !== 'tests/house/copy-style.test.ts')
  expect(others.filter((file) => RENAMED.test(readText(file)))).toEqual([])
})
