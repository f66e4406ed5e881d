import { expect, it } from 'vitest'
import { nameOfFile } from '../../../src/admin/products/name-of-file'
import { NAME_MAX_CHARS } from '../../../src/limits'

it.each([
  ['مكعبات الحروف.jpg', 'مكعبات الحروف'],
  ['بطاقات_الأصوات-2.png', 'بطاقات الأصوات 2'],
  ['قصة.الأرنب.webp', 'قصة.الأرنب'],
  ['أحجية', 'أحجية'],
  // Decomposed, as macOS writes it.
  ['\u0627\u0654حجية.jpg', 'أحجية'],
  ['IMG_2034.jpg', ''],
  ['letters.png', ''],
  ['صورة واتساب بتاريخ 1447-05-02.jpg', ''],
  ['صورة_٢٠٢٥٠٩٠١.jpg', ''],
  ['لقطة شاشة.png', ''],
  ['لقطه شاشه.png', ''],
  ['صورة.jpg', ''],
  ['صورة 1.jpg', ''],
  ['صورة المكعبات.jpg', 'صورة المكعبات'],
  ['تنزيل (3).jpg', ''],
  ['تصميم بدون عنوان (4).png', ''],
  ['بطاقات.jpg.png', 'بطاقات'],
  [`${'م'.repeat(NAME_MAX_CHARS + 1)}.jpg`, ''],
  ['.jpg', ''],
])('the file «%s» suggests the name «%s»', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
