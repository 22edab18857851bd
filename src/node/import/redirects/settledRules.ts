import { urlOf } from '#schemas/urlOf.ts'
import { type RedirectRow, whyNotRow } from '#src/node/import/plan/redirectRows.ts'
import { nearestPages } from '#src/site/coverage/nearestPage.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { hasFileAt } from '#src/site/redirects/hasFileAt.ts'
import { oldAddress, withoutSlash } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { askedAddress } from '#src/site/redirects/redirectAt.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'
import type { Site } from '#src/site/site.ts'
import type { ListedRule } from './ListedRule.ts'

/** A redirect to add, and the rule that it came from. */
export type NewRedirect = RedirectRow & { where: string; keepQuery?: false }

/** What cannot be redirected, and why. */
export type ToldRule = { where: string; from?: string; to?: string | undefined; why: string }

/** The rules of a list, each in exactly one of these; `notes` says what is different from the list. */
export type SettledRules = {
  added: NewRedirect[]
  /** The site has these already. */
  present: number
  /** Earlier rules of the list say the same. */
  repeated: number
  told: ToldRule[]
  notes: { where: string; note: string }[]
}

const STATUSES: readonly number[] = [301, 302, 307, 308, 410, 451]

/** Fits rules to a site: with its own paths, without hops in between, each address once, and only to pages and files that it has. */
export function settledRules(site: Site, rules: readonly ListedRule[]): SettledRules {
  const result: SettledRules = { added: [], present: 0, repeated: 0, told: [], notes: [] }
  const near = nearestPages(site.pages.filter(({ meta, isFallback, generated }) => !meta.noindex && !isFallback && !generated))
  const spelled = new Map(site.pages.map(({ path }) => [addressKey(path), path]))
  const own = new Set(
    [site.settings.url, ...rules.flatMap((rule) => ('from' in rule ? [rule.from] : []))].flatMap((url) => hostOf(url ?? '') ?? []),
  )
  const rows: NewRedirect[] = []
  for (const rule of rules) {
    if ('why' in rule) result.told.push(rule)
    else {
      const { row, note } = rowOf(rule)
      const why = 'why' in row ? row.why : whyNotRow(row)
      if (why !== undefined) result.told.push({ ...rule, why })
      else rows.push(row as NewRedirect)
      for (const text of [note, rule.note])
        if (why === undefined && text !== undefined) result.notes.push({ where: rule.where, note: text })
    }
  }

  const all: Redirect[] = [...site.redirects, ...rows.map((row) => ({ ...row, status: row.status as Redirect['status'] }))]
  const { repeated } = redirectTable(all)
  const ends = redirectEnds({ ...site, redirects: all })
  rows.forEach((row, index) => {
    const first = repeated.get(site.redirects.length + index)
    const said = first === undefined ? undefined : all[first]
    const row2 = ended(row)
    if (said && first! < site.redirects.length && (said.to === row.to || (!('why' in row2) && said.to === row2.to))) result.present += 1
    else if (said && said.to === row.to) result.repeated += 1
    else if (said)
      result.told.push({
        ...row,
        why: `${first! < site.redirects.length ? 'redirects.json' : rows[first! - site.redirects.length]!.where} redirects this address to ${said.to ?? 'nothing'} already`,
      })
    else if ('why' in row2) result.told.push({ ...row, why: row2.why })
    else result.added.push(row2)
  })
  return result

  /** A rule with the paths of the site. */
  function rowOf(rule: Extract<ListedRule, { from: string }>): { row: NewRedirect | { why: string }; note?: string } {
    const { where, keepQuery, isPrefix } = rule
    const from = fromOf(rule.from)
    const status = rule.status === 303 ? 302 : rule.status
    if (!STATUSES.includes(status)) return { row: { why: `its status is ${rule.status}, which is not a redirect` } }
    const rest = { where, ...(status === 301 ? {} : { status }), ...(keepQuery === false ? { keepQuery } : {}) }
    if (rule.to === undefined || status === 410 || status === 451) return { row: { from, status: status > 400 ? status : 410, where } }
    const to = goalOf(rule.to)
    if (typeof to !== 'string') return { row: to }
    if (!isPrefix || /\.\w+$/.test(from) || findPage(site, from)) return { row: { from, to, ...rest } }
    // The addresses below follow, if there is anything.
    const folder = to === '/' ? '/' : `${to}/`
    const isFolder = to.startsWith('https://') || (to !== '/' && site.pages.some(({ path }) => path.startsWith(folder)))
    if (!isFolder || /[?#]/.test(to)) return { row: { from, to, ...rest } }
    return { row: { from: `${from}/*`, to: `${to.replace(/\/$/, '')}/*`, ...rest } }
  }

  function fromOf(written: string): string {
    const path = /^https?:\/\//i.test(written) ? written.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : written
    const [before = '', query] = path.split('#', 1)[0]!.split(/\?(.*)/s)
    const plain = withoutSlash(before.startsWith('/') ? before : `/${before}`)
    return query === undefined || query === '' ? plain : `${plain}?${query}`
  }

  /** The new address as this site has it, or why it has none. */
  function goalOf(written: string): string | { why: string } {
    const host = hostOf(written)
    if (host !== undefined && !own.has(host)) {
      const name = urlOf(written)?.hostname ?? host
      if (!site.settings.allowedRedirectHosts.includes(name))
        return { why: `${name} is another site: add it to allowedRedirectHosts in site.json, or, if it is this site, correct url there` }
      return written.replace(/^http:/i, 'https:')
    }
    const path = host === undefined ? written : written.replace(/^https?:\/\/[^/?#]*/i, '')
    const [, before = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path)!
    const plain = withoutSlash(before.startsWith('/') ? before : `/${before}`)
    const asked = askedAddress(plain).path
    const page = /[{*]/.test(plain) || findPage(site, asked) || hasFileAt(site, asked) ? undefined : spelled.get(addressKey(asked))
    return (page ?? (/[{*]/.test(plain) ? plain : asked)) + (rest === '?' ? '' : rest)
  }

  /** A redirect to where its target leads in the end. */
  function ended(row: NewRedirect): NewRedirect | { why: string } {
    const { from, to } = row
    if (to === undefined) return row
    const { path, segments, parameters } = oldAddress(from)
    const isPlain = !segments && parameters.length === 0
    if (isPlain && to === path) return { why: 'it leads to itself' }
    if (isPlain && findPage(site, path)) return { why: `${path} is a page of the site` }
    if (to.startsWith('https://') || /[{*]/.test(to)) return row
    const end = ends.of(to)
    if (end.kind === 'circle') return { why: `it leads in a circle: ${from} → ${to} → …` }
    if (end.kind === 'gone') return { why: `it leads to ${to}, which is gone (410)` }
    if (end.to.startsWith('https://')) return { ...row, to: end.to }
    const asked = askedAddress(end.to).path
    if (findPage(site, asked) === undefined && !hasFileAt(site, asked)) {
      const guess = near(end.to) ?? near(from)
      return {
        why: `the site has no ${end.to}${guess === undefined ? '' : `; perhaps ${guess.path} (${Math.round(guess.likeness * 100)}%)`}`,
      }
    }
    return end.hops > 0 ? { ...row, to: end.to } : row
  }
}

/** The host of a full address, without www. */
function hostOf(address: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase()
}
