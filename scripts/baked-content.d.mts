import type { Baked } from '../src/data/baked'

type Site = { env: { firebase: object | null }; readPublic: (signal: AbortSignal) => Promise<Baked> }
export function readContent(site: Site, write: (name: string, bytes: Buffer) => void): Promise<Baked>
