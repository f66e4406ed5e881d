/** Says on a card that its video is a bundled one. */
export const bundledBadge = 'نموذج'

/** The bundled videos, the first one at the top. */
export const videoTexts = [
  { title: 'الفيديو الأول', description: 'هنا يظهر أحدث فيديو ينشره المركز.' },
  { title: 'الفيديو الثاني', description: 'هنا تظهر الفيديوهات بعد نشرها.' },
  { title: 'الفيديو الثالث', description: 'هنا تظهر الفيديوهات بعد نشرها.' },
]
