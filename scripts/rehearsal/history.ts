/** Restoring from the history, erasing for good, and the clean-up. */
import { clearOldVersions } from '../../src/data/store/clear-old-versions'
import { askToErase, cancelErase, confirmErase, waitingErasures } from '../../src/data/store/erasures'
import { planVersion } from '../../src/data/store/plan-versions'
import { removeProduct } from '../../src/data/content/products'
import { restore } from '../../src/data/store/restore'
import { isSameContent } from '../../src/data/store/same-content'
import { getStored, getVersions } from '../../src/data/store/versions'
import { ERASE_WAIT_MS } from '../../src/limits'
import { FULLEST, PRODUCT, PRODUCT_ID, VIDEOS } from './documents'
import { check, LONG_AGO_MS, refused, type Part, type Stage } from './steps'

const HOUR_MS = 60 * 60_000

export function history({ project }: Stage): Part[] {
  /** Restores the last version of a document that fits. */
  async function restoreLast(path: string, fits: (fields: object) => boolean = () => true): Promise<void> {
    const versions = (await project.versionsOf(path)).filter(({ data }) => fits(data['fields'] as object))
    const id = versions.at(-1)?.path.split('/')[1]
    if (!id) throw new Error('there is no version to restore')
    const outcome = await restore(await planVersion(id))
    check(outcome.refused.length === 0 && outcome.restored > 0, `refused: ${JSON.stringify(outcome.refused)}`)
  }
  const isFull = (fields: object) => isSameContent({ ...fields }, FULLEST[VIDEOS])
  const removedPictures = async (path: string) =>
    (await project.picturesOf(path)).filter(({ data }) => data['removedAt'] instanceof Date)
  /** The paths of everything that is kept of the product after its deletion. */
  const keptOfProduct = async () => {
    const [versions, pictures] = await Promise.all([project.versionsOf(PRODUCT), removedPictures(PRODUCT)])
    return { versions: versions.map(({ path }) => path), pictures: pictures.map(({ path }) => path) }
  }
  const expectNothingKept = async () => {
    const { versions, pictures } = await keptOfProduct()
    check(versions.length + pictures.length === 0, `left: ${[...versions, ...pictures].join(', ')}`)
  }

  return [
    {
      title: 'Restoring',
      steps: [
        [
          'the administrator reads the history and what is stored now',
          async () => {
            const { versions } = await getVersions()
            check(versions.length > 0, 'there are no versions')
            check((await getStored(versions.map(({ path }) => path))).size > 0, 'nothing is stored')
          },
        ],
        [
          'the thirty videos from their version, with the picture that was removed',
          async () => {
            await restoreLast(VIDEOS, isFull)
            check(isFull((await project.get(VIDEOS)) ?? {}), 'something else is stored')
            check((await removedPictures(VIDEOS)).length === 0, 'a picture is still marked as removed')
          },
        ],
        [
          'a deleted product from its version, with its pictures and its place',
          async () => {
            await removeProduct(PRODUCT_ID)
            check((await removedPictures(PRODUCT)).length === 1, 'its picture is not marked as removed')
            await restoreLast(PRODUCT)
            check((await project.get(PRODUCT))?.['order'] === 2, 'it is not at its place')
            check((await removedPictures(PRODUCT)).length === 0, 'its picture is still marked as removed')
          },
        ],
      ],
    },
    {
      title: 'Erasing for good',
      steps: [
        [
          'asking to erase a deleted product, with its pictures',
          async () => {
            await removeProduct(PRODUCT_ID)
            await askToErase(PRODUCT)
            check((await waitingErasures()).map(({ path }) => path).join() === PRODUCT, 'no request is waiting')
          },
        ],
        [
          'confirming it at once is refused',
          async () => {
            check((await keptOfProduct()).versions.length > 0, 'nothing is kept')
            await refused(confirmErase(PRODUCT))
          },
        ],
        [
          'taking the request back, and asking again',
          async () => {
            await cancelErase(PRODUCT)
            check((await waitingErasures()).length === 0, 'the request is still waiting')
            await askToErase(PRODUCT)
          },
        ],
        [
          'confirming it 23 hours after it was asked is refused',
          async () => {
            const { versions, pictures } = await keptOfProduct()
            await project.age([...versions, ...pictures], 'eraseAskedAt', ERASE_WAIT_MS - HOUR_MS)
            await refused(confirmErase(PRODUCT))
          },
        ],
        [
          'confirming it 25 hours after it was asked erases everything',
          async () => {
            const { versions, pictures } = await keptOfProduct()
            await project.age([...versions, ...pictures], 'eraseAskedAt', ERASE_WAIT_MS + HOUR_MS)
            await confirmErase(PRODUCT)
            await expectNothingKept()
          },
        ],
        [
          'the clean-up deletes a version of 31 days and leaves the others',
          async () => {
            const [old, ...young] = await project.versionsOf(VIDEOS)
            if (!old) throw new Error('there is no version')
            await project.age([old.path], 'at', LONG_AGO_MS)
            await clearOldVersions()
            const left = (await project.versionsOf(VIDEOS)).map(({ path }) => path)
            check(left.join() === young.map(({ path }) => path).join(), `left: ${left.join(', ') || 'none'}`)
          },
        ],
      ],
    },
  ]
}
