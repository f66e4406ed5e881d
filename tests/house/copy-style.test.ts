import { expect, it } from 'vitest'
import { about } from '../../src/copy/about'
import { hero } from '../../src/copy/hero'
import { home } from '../../src/copy/home'
import { years } from '../../src/copy/nouns'
import { plural } from '../../src/lib/text/arabic'
import { fullCentre } from '../fixtures/centre'
import { filesIn, readText } from '../helpers/house/repository'

const sources = import.meta.glob<string>(
  ['../../src/copy/**/*.ts', '../../src/config.ts', '../../scripts/**/*.mjs'],
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

type Refused = {
  what: string
  pattern: RegExp
  /** A line that the pattern finds. */
  planted: string
  instead: string
}

/** What is refused in every text. */
const EVERYWHERE: Refused[] = [
  {
    what: 'a Latin comma, semicolon or question mark',
    pattern: /[\u0600-\u06ff]\s?[,;?](?!:)/,
    planted: "'نعم, تعال'",
    instead: '، ؛ ؟',
  },
  { what: 'an Arabic digit', pattern: /[٠-٩]/, planted: "'٥ أيام'", instead: '0 to 9' },
  {
    what: 'a stretched letter',
    pattern: /ـ(?!\s?https)/,
    planted: "'كلـمة'",
    instead: 'the word without ـ',
  },
  { what: 'a double space', pattern: / {2}/, planted: "'كلمة  كلمة'", instead: 'one space' },
  {
    what: 'a second word for a thing that has one',
    pattern:
      /اختصاصي|الأهالي|للأهالي|نستعمل|تعديلات|موضع|وليّ أمر|مقطع|مقاطع|تجريبي|استُبدلت صورة|حين يعود الاتصال/,
    planted: "'رضا الأهالي'",
    instead: 'أخصائي، الأسر، نستخدم، تغييرات، مكان، ولي أمر، فيديو، نموذج',
  },
  {
    what: 'a Latin name of a service',
    pattern: /(?<!جوجل )درايف|Google Drive|خرائط Google|You[Tt]ube['\s]|Facebook|فيس بوك/,
    planted: "'صفحة Facebook'",
    instead: 'جوجل درايف، خرائط جوجل، يوتيوب، فيسبوك',
  },
  {
    what: 'a technical term',
    pattern: /ميجابكسل|قاعدة (ال)?بيانات|الخادم|سجل المتصفح|Console|وحدة تحكم|mp4/,
    planted: "'قاعدة البيانات'",
    instead: 'what it means for the reader',
  },
  {
    what: 'a harsh word of a failure',
    pattern: /فشل|إعادة المحاولة|تأكد أن/,
    planted: "'فشل في الحفظ'",
    instead: 'تعذّر، أعد المحاولة، تأكد من أن',
  },
  {
    what: 'a button without a verb and an object',
    pattern: new RegExp(`${QUOTE}(نعم، |(خروج|دخول)${QUOTE}|(حفظ|حذف) شخص)|شاهدها`),
    planted: "'نعم، احذف'",
    instead: 'a verb and its object',
  },
  {
    what: 'a word for leaving changes',
    pattern: /(?<!\p{L})[وت]?ترك (كل )?التغييرات/u,
    planted: "'ترك التغييرات'",
    instead: 'تجاهل',
  },
  {
    what: 'a word for making an image small',
    pattern: /[يت]ُصغّر|تصغير|نصغّر/,
    planted: "'يُصغّر'",
    instead: 'يُضغط',
  },
  {
    what: 'a verb without its preposition',
    pattern: /(يحتاج|تحتاج)(ه|ها) |(يحتاج|تحتاج) (?!إلى|إليه|إليك)/,
    planted: "'لا تحتاج أدوات'",
    instead: 'يحتاج إلى',
  },
  {
    // A concern that a parent picks finishes this sentence, and not every concern can be noticed.
    what: 'a verb of noticing',
    pattern: /ما (ألاحظ|لاحظت)|ماذا (تلاحظ|لاحظت)/,
    planted: "'ما ألاحظه: '",
    instead: 'ما يقلقني',
  },
  {
    what: 'a word without its shadda',
    pattern: /يتغير|تأخر (ال)?كلام|وتشتت|التوحد(?!\p{L})/u,
    planted: "'لم يتغير شيء'",
    instead: 'يتغيّر، تأخّر الكلام، تشتّت، التوحّد',
  },
  {
    what: 'a translated turn',
    pattern: /كلمة بكلمة|ترجمة مكتوبة|تُشاهَد في دقائق|تعثّر في القراءة عن|ساعات مختلفة|كيف يتاح/,
    planted: "'نتيجتها كلمة بكلمة'",
    instead: 'natural Arabic',
  },
  {
    what: 'an hour of noon or the afternoon as an evening',
    pattern: /(?<!\d)(12|[1-5])(:\d\d)? مساءً/,
    planted: "'مفتوح حتى 1 مساءً'",
    instead: 'ظهراً، عصراً',
  },
  {
    what: 'a digit before a singular or a dual',
    pattern: /(?<!\d)[12] (سن|مختص|طفل|شهاد|جلس)/,
    planted: "'أكثر من 2 سنتين'",
    instead: 'سنة، سنتان',
  },
  {
    what: 'a name of an item without isolation',
    pattern: /«\$\{|[\u0600-\u06ff](?<!،) \$\{(name|title)\}/,
    planted: '`حذف ${name}`',
    instead: 'quoteName(name)',
  },
  {
    // Most names are feminine, and the verb agrees with the noun.
    what: 'a name after a verb without its noun',
    pattern: /(التُقط|وُضع|حُذف|أُضيف|نُقل|عاد|أُخفي|يختفي|يعود|تغيّر) \$\{quoteName/,
    planted: '`حُذف ${quoteName(text)}`',
    instead: 'the verb, the noun, the name',
  },
  {
    // «3 من 5» is no count.
    what: 'a number before a noun',
    pattern:
      /^(?!\s*(zero|one|two|few|many|other):).*\$\{(?:[\w.]*\.)?(?:count|total|max|position|years|\w*Years|children\w*|certificates)\} (?!من |إلى )[\u0600-\u06ff]/,
    planted: '`لديك ${count} تغييرات`',
    instead: 'plural() of src/lib/text/arabic.ts',
  },
  {
    // The reader may be a mother or a father.
    what: 'a masculine adjective for the reader',
    pattern:
      /(لست|كنت|أنت|ما زلت|أبقِني|ابقَ) (متأكد|قلق|مهتم|مستعد|متصل|راض|مشغول|متردد|خائف|حائر|مسجَّل|مسؤول)|(متأكد|قلق|متردد|حائر|متصل)اً/,
    planted: "'لست متأكداً من أين تبدأ؟'",
    instead: 'a verb or a noun',
  },
]

it('the texts of the site and the dashboard are found', () => {
  expect(lines.filter(isDashboard).length).toBeGreaterThan(400)
  expect(lines.filter((line) => !isDashboard(line)).length).toBeGreaterThan(400)
})

it.each(EVERYWHERE)('no text has $what', ({ pattern, planted, instead }) => {
  expect(planted).toMatch(pattern)
  const found = lines.filter(({ line }) => pattern.test(line))
  expect(found, `instead: ${instead}`).toEqual([])
})

/** What is refused in the texts of one area. */
const IN_ONE_AREA: (Refused & { area: 'site' | 'dashboard' })[] = [
  {
    area: 'site',
    what: 'an exclamation mark',
    pattern: /[\u0600-\u06ff]!/,
    planted: "'مرحباً!'",
    instead: 'a full stop',
  },
  {
    // «جلسة» is a therapy session, and the other person may not exist.
    area: 'dashboard',
    what: 'the word session, another person or a final deletion',
    pattern: /جلست|الجلسة|شخص آخر|حذف نهائي/,
    planted: "'انتهت جلستك'",
    instead: 'تسجيل الدخول، جهاز آخر، لا يمكن استعادته',
  },
  {
    // «سجل» alone is the file of a patient.
    area: 'dashboard',
    what: 'a short name of the history',
    pattern: /(?<!\p{L})(ال)?سجل(ات)?(?! التغييرات| التجاري)(?!\p{L})/u,
    planted: "'السجل'",
    instead: 'سجل التغييرات',
  },
  {
    area: 'dashboard',
    what: 'another word for a special day',
    pattern: /(?<!\p{L})(ال)?عطل(?!\p{L})/u,
    planted: "'العطل والساعات الخاصة'",
    instead: 'أيام خاصة',
  },
]

it.each(IN_ONE_AREA)('no text of the $area has $what', ({ area, pattern, planted, instead }) => {
  expect(planted).toMatch(pattern)
  const texts = lines.filter((line) => isDashboard(line) === (area === 'dashboard'))
  const found = texts.filter(({ line }) => pattern.test(line))
  expect(found, `instead: ${instead}`).toEqual([])
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

it('a module imports words of copy under the names that they are exported with', () => {
  const RENAMED = /import (?:\* as \w+|\{[^}]*\bas\b[^}]*\}) from '[^']*\bcopy\//
  expect("import { login as words } from '../copy/login'").toMatch(RENAMED)
  expect("import * as login from '../copy/login'").toMatch(RENAMED)
  const files = ['src', 'tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
  // This file quotes both.
  const others = files.filter((file) => file !== 'tests/house/copy-style.test.ts')
  const renamed = others.filter((file) => RENAMED.test(readText(file)))
  expect(renamed, 'import the words without another name').toEqual([])
})
