import { env } from './env'

/** The public address of a path of this site. */
export const pageUrl = (path: string): string => env.siteUrl + path
