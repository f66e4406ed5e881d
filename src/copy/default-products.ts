const bundled = (file: string, name: string, order: number) => ({
  id: `default-${file}`,
  image: `/products/${file}.svg`,
  name,
  order,
  createdAt: null,
  updatedAt: null,
})

/** Shown while nothing was ever stored, and when the stored products cannot be read. Never stored, never counted. */
export const defaultProducts = [
  bundled('cards', 'بطاقات الحروف والأصوات', 1),
  bundled('box', 'حقيبة اختبار اللغة', 2),
  bundled('puzzle', 'أحجية التسلسل', 3),
  bundled('book', 'قصص للحوار', 4),
  bundled('blocks', 'مكعبات الحروف', 5),
  bundled('mirror', 'مرآة النطق', 6),
]
