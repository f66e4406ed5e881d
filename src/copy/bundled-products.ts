/** The names of the bundled products in display order, by their files in `public/products`. */
export const productNames = {
  cards: 'بطاقات الحروف والأصوات',
  box: 'حقيبة اختبار اللغة',
  puzzle: 'أحجية التسلسل',
  book: 'قصص للحوار',
  blocks: 'مكعبات الحروف',
  mirror: 'مرآة النطق',
}
