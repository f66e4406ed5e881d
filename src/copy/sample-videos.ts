/** Says on a card that its video is a sample. */
export const sampleBadge = 'نموذج'

const sample = (number: number, ordinal: string, description: string) => ({
  id: `sample-${number}`,
  title: `الفيديو ${ordinal}`,
  url: '',
  description,
  duration: '',
  createdAt: '2024-01-01T00:00:00.000Z',
  order: 4 - number,
})

/** Stand in until the centre has saved videos of its own. They have no film and are never stored (contradiction 18). */
export const sampleVideos = [
  sample(1, 'الأول', 'هنا يظهر أحدث فيديو ينشره المركز.'),
  sample(2, 'الثاني', 'هنا تظهر الفيديوهات بعد نشرها.'),
  sample(3, 'الثالث', 'هنا تظهر الفيديوهات بعد نشرها.'),
]
