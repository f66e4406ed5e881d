import { admin } from '../../copy/admin/admin'

/** The labels of the fields of a document by path. */
export type Labels = Readonly<Record<string, string>>

/** The labels of these paths, each once. */
export const labelsAt = (paths: readonly string[], labels: Labels): string[] => [
  ...new Set(paths.map((path) => labelAt(path, labels))),
]

/** The label of a path, or of the nearest part around it that has one. */
function labelAt(path: string, labels: Labels): string {
  if (Object.hasOwn(labels, path)) return labels[path] ?? path
  const end = path.lastIndexOf('.')
  return end < 0 ? path : labelAt(path.slice(0, end), labels)
}

/** A part of a document that has fields of its own, such as a video of the list. */
type Part = { path: string; noun: string }

/**
 * The labels of some parts and of their fields. For example those of the part `videos.v1` are
 *
 *     videos.v1        the video «Trip»
 *     videos.v1.title  Title (the video «Trip»)
 */
export const labelsOfParts = (parts: readonly Part[], fieldLabels: Labels): Labels =>
  Object.fromEntries(
    parts.flatMap(({ path, noun }) => [
      [path, noun] as const,
      ...Object.entries(fieldLabels).map(
        ([field, label]) => [`${path}.${field}`, admin.labelIn(label, noun)] as const,
      ),
    ]),
  )
