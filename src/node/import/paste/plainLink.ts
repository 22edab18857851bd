import { isSafeHref } from '#schemas/isSafeHref.ts'
import { urlOf } from '#schemas/urlOf.ts'
import { ownPath } from '#src/site/base/ownPath.ts'

/** Addresses that only lead on to another one: their hosts and paths, and the parameter with the target. */
const REDIRECTORS: { host: RegExp; path: RegExp; target: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, target: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, target: ['url'] },
  { host: /^outlook\.(?:office|office365|live)\.com$/, path: /^\/mail\/safelink\.html$/, target: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: /^\/evergreen-assets\/safelinks\//, target: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, target: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)/, target: ['url'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: ['q'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, target: ['url'] },
  { host: /^out\.reddit\.com$/, path: /^\//, target: ['url'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: ['uddg'] },
  { host: /^urldefense\.proofpoint\.com$/, path: /^\/v1\//, target: ['u'] },
]

/** Parameters that recognize a visitor or a campaign, and nothing else. */
const TRACKERS =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid?|mc_[ce]id|_hsenc|_hsmi|hsctatracking|__hs\w+|mkt_tok|oly_(?:anon|enc)_id|vero_id|_ga|_gl|epik|rb_clickid|s_kwcid|ref_src|ref_url|wickedid|atlorigin|pk_\w+|mtm_\w+)$/i

/** The link that pasted text gets: `href` is undefined if visitors could not follow it; `isSecured` if it was http before. */
export type PlainLink = { href: string | undefined; isSecured: boolean }

/** An address without redirectors and trackers. Addresses of the site itself, which starts at `own`, become paths. */
export function plainLink(written: string, own: string | undefined): PlainLink {
  const none = { href: undefined, isSecured: false }
  const direct = targetOf(written.trim())
  if (!/^https?:/i.test(direct)) {
    const href = /^(?:mailto|tel):/i.test(direct) ? direct.replace(/^\w+/, (scheme) => scheme.toLowerCase()).replace(/\s/g, '') : direct
    return /^(?:mailto|tel):/.test(href) && isSafeHref(href) ? { href, isSecured: false } : none
  }
  const url = urlOf(direct)
  if (!url) return none
  const isSecured = url.protocol === 'http:'
  url.protocol = 'https:'
  url.hash = url.hash.split(':~:', 1)[0]!.replace(/^#$/, '')
  const trackers = [...url.searchParams.keys()].filter((name) => TRACKERS.test(name))
  // Deleting a parameter may change the spelling of the others.
  if (trackers.length > 0) for (const name of trackers) url.searchParams.delete(name)
  const href = url.href.replace(/[\s\p{C}\\<>"`{}|^]/gu, (sign) => encodeURIComponent(sign))
  const inside = own === undefined ? undefined : ownPath(own, href)
  if (inside !== undefined && isSafeHref(inside)) return { href: inside, isSecured: false }
  // A bare host is shorter without the slash that is added to it.
  const bare = href === `${url.origin}/` ? url.origin : href
  return isSafeHref(bare) ? { href: bare, isSecured } : none
}

/** The target of an address that leads on to another one, which may lead on itself. */
function targetOf(written: string): string {
  let address = written
  for (let turn = 0; turn < 5; turn += 1) {
    const url = urlOf(address)
    if (!url) break
    const known = REDIRECTORS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
    const target = known?.target.map((name) => url.searchParams.get(name)).find((value) => /^(?:https?|mailto):/i.test(value ?? ''))
    const [, defended] = /^https:\/\/urldefense\.com\/v3\/__(.+?)__;/.exec(address) ?? []
    const next = target ?? (defended && !defended.includes('*') ? defended : undefined)
    if (!next) break
    address = next
  }
  return address
}
