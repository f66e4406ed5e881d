/** Requests as no code of the site would send them. */
import type { StoredFields } from '../firestore-values.mjs'
import { FULLEST, PRODUCT, valid } from './documents'
import type { Rest } from './project'
import type { Stage } from './steps'
import { revised, type Write } from './writes'

/** The path of the n-th product that is only added here. */
export const productPath = (n: number) => `products/${1_700_000_000_100 + n}`

export function sending({ project, admin, email }: Stage) {
  const send = async (writes: Write[] | Promise<Write[]>, who: Rest = admin) => who.commit(await writes)
  return {
    send,

    /** Adds a small product. */
    add: (n: number, part: StoredFields = {}, who: Rest = admin) => {
      const { picture: _, ...fields } = valid(PRODUCT)
      const id = productPath(n).split('/')[1]
      return send([project.setWrite(productPath(n), { ...fields, id, order: n, ...part })], who)
    },

    /** The write of the fullest document, with the version of what is stored, as the dashboard sends both. */
    saving: async (path: string, part: StoredFields = {}): Promise<Write[]> => {
      const stored = await project.get(path)
      const dated = stored?.['createdAt'] ? { createdAt: stored['createdAt'] } : {}
      const fields = revised({ ...FULLEST[path], ...dated, ...part })
      return [project.setWrite(path, fields), ...project.keptWrites(path, stored, email)]
    },

    /** Reads a document that is stored. */
    read: async (path: string, who: Rest = admin) => {
      if ((await who.get(path)) === null) throw new Error(`${path} is not stored`)
    },
  }
}
