/** Says on a card that its video is a sample. */
export const sampleBadge = 'نموذج'

/** The sample videos, the first one at the top. */
export const sampleTexts = [
  { title: 'الفيديو الأول', description: 'هنا يظهر أحدث فيديو ينشره المركز.' },
  { title: 'الفيديو الثاني', description: 'هنا تظهر الفيديوهات بعد نشرها.' },
  { title: 'الفيديو الثالث', description: 'هنا تظهر الفيديوهات بعد نشرها.' },
]
