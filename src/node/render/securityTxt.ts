import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Site } from '#src/site/site.ts'

/** Where people who find security problems look (RFC 9116). */
const ADDRESS = '/.well-known/security.txt'
/** Number of months until expiry, including the month of the build; RFC 9116 recommends less than a year. */
const MONTHS = 9

/**
 * The file that says where to report security problems: address → content; empty if config has no contact. It expires at the start of a
 * month, so that builds of one month are identical. `at` is the moment of the build, in milliseconds since 1970.
 */
export function securityTxt(site: Site, at: number): Map<string, string> {
  const { security, language } = site.settings
  if (security.contact === undefined) return new Map()
  const now = new Date(at)
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1))
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
    `Preferred-Languages: ${language === 'en' || language.startsWith('en-') ? language : `${language}, en`}`,
    `Canonical: ${absoluteUrl(site, ADDRESS)}`,
  ]
  return new Map([[ADDRESS, `${lines.join('\n')}\n`]])
}
