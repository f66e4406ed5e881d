import { describe, expect, it } from 'vitest'
import * as seed from '../../scripts/seed-content.mjs'
import { config } from '../../src/config'
import { isolate, plural, quoteName } from '../../src/lib/words'
import { about } from '../../src/copy/about'
import { home } from '../../src/copy/home'
import * as nouns from '../../src/copy/nouns'
import { fullCentre } from '../centre'

type Entry = { path: string; text: string }

const modules = import.meta.glob<Record<string, unknown>>('../../src/copy/*.ts', { eager: true })
const DASHBOARD = /^(admin|login|uploader)/

/** Texts that the specification or a decision fixes letter by letter; no rule applies to them. */
const PINNED = new Set([
  'Oops! Page not found',
  'لم يُحفظ – إعادة المحاولة', // decision 8
  'فشل في تحميل بيانات الفيديوهات', // 123
  'فشل في حفظ التغييرات', // 123
  'البريد الإلكتروني غير مسجل', // 85
  'كلمة المرور خاطئة', // 86
  'البريد الإلكتروني غير صحيح', // 87
  'تم تعطيل هذا الحساب', // 88
  'خطأ في الاتصال بالإنترنت', // 90
  'البريد الإلكتروني أو كلمة المرور غير صحيحة', // decision 36
  'تم حفظ صورة المدير بنجاح!', // 130
  'مشكلة في الاتصال بالإنترنت', // 130
  'ليس لديك صلاحية لحفظ البيانات', // 130
  'حدث خطأ أثناء حفظ صورة المدير', // 130
  'حدث خطأ غير متوقع', // 130
])

const NAME = 'Name of 1 thing'
/** Arguments for copy functions, by the name of the parameter. */
const ARGUMENTS: Record<string, unknown> = {
  ...Object.fromEntries(
    ['name', 'title', 'text', 'host', 'agency', 'page', 'theirs', 'mine'].map((key) => [key, NAME]),
  ),
  ...Object.fromEntries(
    ['count', 'position', 'total', 'max', 'order', 'before', 'after', 'beforeBytes', 'afterBytes', 'bytes'].map(
      (key) => [key, 3],
    ),
  ),
  names: [NAME],
  regulator: 'الوزارة',
  licence: '1400',
  missing: ['x'],
  what: 'المنتج',
  thing: 'المنتج',
  value: 3,
  field: 'العنوان',
  fields: ['الوصف'],
  previous: NAME,
  next: NAME,
  time: '9:00 ص',
  day: 'السبت',
  openings: 'من 4 م إلى 9 م',
  days: [0, 1, 2],
  hours: [{ days: [0], opens: '09:00', closes: '17:00' }],
  opens: '09:00',
  closes: '17:00',
  pattern: { days: [0], spans: [{ opens: '09:00', closes: '17:00' }] },
  state: { isOpen: false, date: '2024-06-08', inDays: 6, opens: '09:00' },
  special: { from: '2027-02-08', to: '2027-03-08', opens: '20:00', closes: '23:30', note: 'رمضان' },
  isLate: true,
  words: 'مغلق الآن',
  feature: 'نوبات الغضب',
  one: 'سنة',
  forms: nouns.years,
  noticed: '',
  spans: [{ opens: '09:00', closes: '17:00' }],
  '{ from, to, isClosed, ...times }': { from: '2024-06-08', to: '2024-06-10', isClosed: true, opens: '', closes: '' },
  from: '2024-06-08',
  to: '2024-06-10',
  date: '2024-06-08',
  promise: 'خلال ساعتين',
  city: 'الرياض',
  experience: 12,
  number: 3,
  hasPartners: true,
  hasMore: true,
  item: 'العضو «سارة»',
  centre: fullCentre,
  answers: { ...fullCentre, reportTime: 'خلال أسبوع', sessionLength: '45 دقيقة' },
  question: 'سؤال؟',
  answer: 'جواب',
  '{ service, noticed, age, time }': { service: NAME, noticed: '', age: '', time: '' },
}

/** Returns the names of the parameters of a copy function. */
const parametersOf = (copy: (...values: never[]) => unknown): string[] =>
  (/^\(?(\{[^}]*\}|[^)=]*)\)?\s*=>|^function \w*\(([^)]*)\)/.exec(copy.toString()) ?? [])
    .slice(1)
    .filter(Boolean)
    .flatMap((list) => (list.startsWith('{') ? [list.replace(/\s+/g, ' ')] : list.split(',').map((one) => one.trim())))
    .filter(Boolean)

/** Returns what a copy function makes of sample arguments. */
function resultOf(copy: (...values: never[]) => unknown, path: string): unknown {
  const values = parametersOf(copy).map((parameter) => {
    if (!(parameter in ARGUMENTS)) throw new Error(`${path}: say in ARGUMENTS what «${parameter}» is`)
    return ARGUMENTS[parameter]
  })
  return copy(...(values as never[]))
}

/** Returns every text of a copy object with its path; functions are called with sample arguments. */
function texts(value: unknown, path: string): Entry[] {
  if (typeof value === 'string') return PINNED.has(value) ? [] : [{ path, text: value }]
  if (typeof value === 'function') return texts(resultOf(value as (...values: never[]) => unknown, path), path)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`))
}

const isArabic = ({ text }: Entry) => /[\u0600-\u06ff]/.test(text)
const copy = Object.entries(modules)
  .flatMap(([file, words]) => texts(words, file.replace('../../src/copy/', '').replace('.ts', '')))
  .filter(isArabic)
const scripts = import.meta.glob<string>('../../scripts/*.mjs', { eager: true, query: '?raw', import: 'default' })
/** The Arabic in the sources of the scripts, between quotation marks or on a line of its own. */
const inScripts = Object.entries(scripts)
  .flatMap(([path, source]) => source.split(/['"`\n]/).map((text) => ({ path, text: text.trim() })))
  .filter(isArabic)
const everything = [
  ...copy,
  ...texts(config, 'config').filter(isArabic),
  ...texts(seed, 'seed').filter(isArabic),
  ...inScripts,
]
const publicSite = everything.filter(({ path }) => !DASHBOARD.test(path))
const dashboard = copy.filter(({ path }) => DASHBOARD.test(path))

it('the texts of both sites are found', () => {
  expect(publicSite.length).toBeGreaterThan(400)
  expect(dashboard.length).toBeGreaterThan(400)
  expect(new Set(inScripts.map(({ path }) => path)).size).toBeGreaterThan(5)
})

describe('every text', () => {
  const rules: [string, RegExp, string][] = [
    ['uses Arabic punctuation', /[\u0600-\u06ff]\s?[,;?]/, 'نعم, تعال'],
    ['uses Latin digits', /[٠-٩]/, '٥ أيام'],
    ['is not stretched', /ـ(?!\s?https)/, 'كلـمة'],
    ['has no double spaces', / {2}/, 'كلمة  كلمة'],
  ]
  it.each(rules)('%s', (_, pattern, planted) => {
    expect(planted).toMatch(pattern)
    expect(everything.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it('of the public site has no exclamation mark', () => {
    expect('مرحباً بك!').toMatch(/!/)
    expect(publicSite.filter(({ text }) => text.includes('!'))).toEqual([])
  })
})

/** [a refused pattern, a text that it refuses]. One thing has one word; the new ones were seen to fail on the old text. */
const REFUSED: [RegExp, string][] = [
  [/اختصاصي|الأهالي|للأهالي|نستعمل|تعديلات|موضع|وليّ أمر/, 'رضا الأهالي'], // أخصائي، الأسر، نستخدم، تغييرات، مكان، ولي أمر
  [/مقطع|مقاطع|تجريبي|^مثال$/, 'أحدث مقطع'], // فيديو، نموذج
  [/(?<!جوجل )درايف|Google Drive|خرائط Google|You[Tt]ube|Facebook|فيس بوك/, 'صفحة Facebook'],
  [/ميجابكسل|قاعدة (ال)?بيانات|الخادم|سجل المتصفح/, 'قاعدة البيانات'],
  [/فشل|إعادة المحاولة|تأكد أن/, 'فشل في الحفظ'], // تعذّر، أعد المحاولة، تأكد من أن
  [/^نعم، |^(خروج|دخول)$|^(حفظ|حذف) شخص|شاهدها/, 'نعم، احذف'], // a button says verb and object
  [/(?<!\p{L})[وت]?ترك (كل )?التغييرات/u, 'تحديث وترك التغييرات'], // تجاهل
  [/[يت]ُصغّر|تصغير|نصغّر/, 'يُصغّر إلى ارتفاع 56'], // يُضغط
  [/(يحتاج|تحتاج)(ه|ها) |(يحتاج|تحتاج) (?!إلى|إليه|إليك)/, 'لا تحتاج أدوات'],
  [/يتغير|تأخر (ال)?كلام|وتشتت|التوحد(?!\p{L})/u, 'لم يتغير شيء'],
  // The native edit of the third version.
  [/كلمة بكلمة|ترجمة مكتوبة|تُشاهَد في دقائق|تعثّر في القراءة عن/, 'نشرح لك نتيجتها كلمة بكلمة'],
  [/(?<!\d)(12|[1-5])(:\d\d)? مساءً/, 'مفتوح الآن حتى 1 مساءً'],
  [/(?<!\d)[12] (سن|مختص|طفل|شهاد|جلس)/, 'أكثر من 2 سنتين'],
  [/ساعات مختلفة|كيف يتاح/, 'ساعات مختلفة قريباً'],
]

describe('one thing has one word', () => {
  it.each(REFUSED)('%s is refused', (pattern, planted) => {
    expect(planted).toMatch(pattern)
    expect(everything.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it('a session is only a therapy session', () => {
    const pattern = /جلست|الجلسة/
    expect('انتهت جلستك').toMatch(pattern)
    expect(dashboard.filter(({ text }) => pattern.test(text))).toEqual([])
  })
})

it('no digit stands before the singular or the dual', () => {
  const figures = {
    ...fullCentre,
    years: 2,
    specialistsTrained: 1,
    certificates: 2,
    childrenHelped: 2,
    aboutChildren: 1,
  }
  const said = texts([about.achievements(figures), home.hero.proof(1), home.hero.proof(2)], 'figures')
  expect(said.map(({ text }) => text).filter((text) => /\d/.test(text))).toEqual([])
  expect([...home.figures(figures).items, ...about.counters(figures).items].map(({ value }) => value)).toEqual([
    '98%',
    '+500',
  ])
  expect(home.figures({ ...figures, childrenHelped: 11 }).items[0]).toEqual({
    value: '+11',
    label: 'طفلاً ساعدتهم خدماتنا',
  })
})

describe('the reader may be a mother or a father', () => {
  const adjectives = '(متأكد|قلق|مهتم|مستعد|متصل|راض|مشغول|متردد|خائف|حائر|مسجَّل|مسؤول)'
  const gendered = new RegExp(`(لست|كنت|أنت|ما زلت|إن كنت|أبقِني|ابقَ) ${adjectives}|(متأكداً|قلقاً|متردداً|حائراً|متصلاً)`)

  it.each(['لست متأكداً من أين تبدأ؟', 'إن كنت قلقاً', 'هل أنت متأكد', 'أبقِني متصلاً'])('«%s» is refused', (planted) => {
    expect(planted).toMatch(gendered)
  })

  it('no text has an adjective with one gender for the reader', () => {
    expect(everything.filter(({ text }) => gendered.test(text))).toEqual([])
  })
})

describe('a name inside a sentence', () => {
  /** A name is quoted by «», or stands alone after a colon; it is isolated in both cases. */
  const isUnquoted = (text: string) =>
    text
      .replaceAll(quoteName(NAME), '')
      .replaceAll(`: ${isolate(NAME)}`, '')
      .includes(NAME)
  /** A window title, a name with a title, and a link that ends with a name. */
  const TITLES = new Set(['admin.admin.documentTitle', 'home.home.hero.person', 'team.team.ask'])

  it('is reported without quotation marks', () => {
    const planted = (name: string) => `حذف ${name}`
    const quotedOnly = (name: string) => `حذف «${name}»`
    const right = (name: string) => `حذف ${quoteName(name)}`
    expect([planted, quotedOnly, right].map((one) => isUnquoted(String(resultOf(one, 'planted'))))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is isolated in «» in every text of the copy functions', () => {
    const named = copy.filter(({ text }) => text.includes(NAME))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ path, text }) => !TITLES.has(path) && isUnquoted(text))).toEqual([])
  })
})

describe('a number before a noun', () => {
  const sources = import.meta.glob<string>('../../src/copy/*.ts', { eager: true, query: '?raw', import: 'default' })
  /** A number before a word in a template; «3 من 5» and «3 إلى 5» are not counts. */
  const COUNTED =
    /\$\{(?:[\w.]*\.)?(?:count|total|max|position|years|\w*Years|children\w*|sessions\w*|specialists\w*|certificates|aboutChildren)\} (?!من |إلى )[\u0600-\u06ff]/
  const FORM = /^\s*(zero|one|two|few|many|other):/
  const unformed = (source: string) => source.split('\n').filter((line) => COUNTED.test(line) && !FORM.test(line))

  it.each(['`أكثر من ${figures.years} سنوات`', '`لديك ${count} تغييرات`', '`بعد ${recordYears} سنة`'])(
    'is reported in a fixed form: %s',
    (planted) => {
      expect(unformed(planted)).toHaveLength(1)
    },
  )

  it('uses the plural forms everywhere', () => {
    expect(Object.entries(sources).flatMap(([file, text]) => unformed(text).map((line) => `${file}: ${line}`))).toEqual(
      [],
    )
  })

  it('from the configuration uses its plural form', () => {
    const { years, specialists } = nouns
    expect([3, 10, 12, 100].map((count) => `${count} ${plural(count, years)}`)).toEqual([
      '3 سنوات',
      '10 سنوات',
      '12 سنة',
      '100 سنة',
    ])
    expect([5, 15, 100].map((count) => plural(count, specialists))).toEqual(['مختصين', 'مختصاً', 'مختص'])
  })
})

describe('an error', () => {
  /** Paths of error texts; titles are left out, because their text follows them. */
  const ERRORS =
    /\.(reasons|errors|problems|refused|upload)\.|\.(loadError|\w*Failed|error)\.text$|\.(refusedText|brokenText|blockedText|unreadable|badUrl|notAdmin|notConfigured|noAnswer|failedHint)$/
  /** Verbs of a next step, such as «retry», «choose» or «check». */
  const NEXT =
    /(?<!\p{L})(و|ف|أو )?(أعد|اختر|اختره|اختصر|تحقّق|جرّب|جرّبه|اتصل|اطلب|راجع|احذف|صغّر|استخدم|احفظها|انسخ|انسخه|أدخل|اكتب|يرجى|حاول|افتح|حدّث|أخبرنا|اخترها|يمكنك|لا تغلق)(?!\p{L})/u
  const withoutNextStep = (entries: Entry[]) =>
    entries.filter(({ path, text }) => ERRORS.test(path) && !NEXT.test(text))

  it('is reported without a next step', () => {
    expect(withoutNextStep([{ path: 'x.errors.failed', text: 'تعذّر الحفظ' }])).toHaveLength(1)
    expect(withoutNextStep([{ path: 'x.errors.failed', text: 'تعذّر الحفظ. أعد المحاولة' }])).toEqual([])
  })

  it('names the next step', () => {
    expect(copy.filter(({ path }) => ERRORS.test(path)).length).toBeGreaterThan(50)
    expect(withoutNextStep(copy)).toEqual([])
  })
})
