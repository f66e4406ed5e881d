type SeedVideo = { title: string; url: string; description?: string; duration?: string }
type SeedMember = {
  name: string
  title: string
  specialization: string
  image: string
  credentials: string[]
  icon: string
  color: string
}

export const ADMIN: { email: string; password: string }
export const PRODUCTS: [picture: string, name: string][]
export const VIDEOS: SeedVideo[]
export const TEAM: SeedMember[]
export const DIRECTOR: {
  name: string
  titles: string[]
  credentials: string[]
  highlights: { text: string; color: string }[]
}
