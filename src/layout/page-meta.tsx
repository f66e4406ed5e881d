import { config } from '../config'
import { shareAlt, type PageMeta as Meta } from '../copy/meta'

/** React hoists these tags into the head. */
export function PageMeta({ meta, siteUrl }: { meta: Meta; siteUrl: string }) {
  const address = meta.canonical ? siteUrl + meta.canonical : null
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.hidden ? <meta name="robots" content="noindex" /> : null}
      {address ? <link rel="canonical" href={address} /> : null}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {address ? <meta property="og:url" content={address} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.name} />
      <meta property="og:locale" content="ar_SA" />
      <meta property="og:image" content={`${siteUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
