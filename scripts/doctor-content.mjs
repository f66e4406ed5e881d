/** What `npm run doctor` checks of the content, with the code of the site. */
import { ANSWER_MS, isLocal, local, project } from './doctor-client.mjs'
import { settings as env, siteEnv } from './firebase.mjs'
import { ROOT } from './prepare.mjs'

/** @typedef {import('./doctor-client.mjs').Finding} Finding */

/** @type {Promise<{ site: import('./prerender.mjs').Site, content: import('../src/prerender').Baked | null }> | undefined} */
let read
/** Loads the site and reads what is stored, once for all checks. `content` is null where the database does not answer. */
const readSite = () =>
  (read ??= (async () => {
    if (isLocal) Object.assign(process.env, siteEnv({ project, ...local }, 'http://localhost'))
    const { createServer } = await import('vite')
    const server = await createServer({
      root: ROOT,
      appType: 'custom',
      server: { middlewareMode: true },
      logLevel: 'warn',
    })
    const site = /** @type {import('./prerender.mjs').Site} */ (await server.ssrLoadModule('/src/prerender.tsx'))
    const content = await site.readPublic(AbortSignal.timeout(ANSWER_MS)).catch(() => null)
    await server.close()
    return { site, content }
  })())

/**
 * The warning of the overview: pages that are older than two days although content changed since.
 * @returns {Promise<Finding>}
 */
export async function publishedPages() {
  if (isLocal) return { ok: true, what: 'Pages: the local site needs no publication' }
  const { site, content } = await readSite()
  const words = site.pagesWarning
  const record = await site
    .fetchBuildRecord(AbortSignal.timeout(ANSWER_MS), env['VITE_SITE_URL'])
    .catch((/** @type {unknown} */ error) => {
      console.warn(String(error))
      return null
    })
  const remedy = 'Look at the runs of Actions > Publish, or publish: npm run publish'
  if (!record)
    return {
      ok: false,
      what: 'Pages: when they were made is not known, because /baked/build.json cannot be read',
      english: remedy,
      arabic: `${words.undated} ${words.unknown} ${words.tell}`,
    }
  const changes = record.content && content ? site.countChanges(record.content, await site.fingerprintsOf(content)) : 0
  return {
    ok: !site.areOverdue(record, changes),
    what: `Pages: made at ${record.builtAt}, changes since: ${changes}`,
    english: `They are older than 48 hours although content changed since. ${remedy}`,
    arabic: `${words.overdue} ${words.removed} ${words.tell}`,
  }
}

/**
 * The list of the dashboard's overview. Only the administrator's browser knows the date of the last backup.
 * @returns {Promise<Finding>}
 */
export async function beforeLaunch() {
  const { site, content } = await readSite()
  if (!content)
    return {
      what: 'Left before going live: not known',
      english: 'The database did not answer.',
      arabic: 'لم تصل إجابة من خدمة الموقع (Firestore).',
    }
  const missing = site.missingBeforeLaunch({ content })
  return {
    ...(missing.length === 0 && { ok: true }),
    what: `Left before going live: ${missing.join(', ') || 'nothing'}`,
    english: 'Each has its place in the dashboard; the overview leads there.',
    arabic: `${missing.map((step) => site.launchSteps[step]).join('، ')}. تقود «نظرة عامة» في لوحة التحكم إلى كل منها.`,
  }
}
