/** What an image shows. Visitors and the dashboard see each kind in its shape, and the same part of it. */
export type ImageKind = 'product' | 'member' | 'director' | 'video' | 'logo'
