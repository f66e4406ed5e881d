import { env } from './env'

/** The public address of a path of this site, with its host. */
export const fullAddress = (path: string): string => env.siteUrl + path
