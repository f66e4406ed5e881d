/**
 * What the videos' places show until the centre publishes its own: neutral, named as examples, never stored.
 * The films behind them are freely licensed placeholders (Blender Foundation, CC BY).
 */
const sample = (number: number, name: string, url: string, description: string) => ({
  id: `sample-${number}`,
  title: `نموذج فيديو: ${name}`,
  url,
  description,
  createdAt: '2024-01-01T00:00:00.000Z',
  order: 4 - number,
})

export const sampleVideos = [
  sample(1, 'نصائح للوالدين', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'هنا يظهر أحدث فيديو ينشره المركز.'),
  sample(2, 'أنشطة في البيت', 'https://www.youtube.com/watch?v=eRsGyueVLvQ', 'هنا تظهر الفيديوهات بعد نشرها.'),
  sample(3, 'جولة في المركز', 'https://www.youtube.com/watch?v=R6MlUcmOul8', 'هنا تظهر الفيديوهات بعد نشرها.'),
]

/** On the card and in the viewer, so that nobody takes a sample for the centre's own film. */
export const sampleBadge = 'نموذج'
