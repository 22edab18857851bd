import type { Check, ReadConfig } from '#src/site/check.ts'
import { findPage } from '#src/site/lookup.ts'
import type { Finding } from '#src/site/problem.ts'

/** Redirects start where no page is and take one hop. That they end at a page is seen to by the check of links. */
export function soundRedirects(site: ReadConfig): Finding[] {
  const file = 'redirects.json'
  const targets = new Map(site.redirects.map(({ from, to }) => [from, to.split(/[?#]/)[0]!]))
  const seen = new Set<string>()
  return site.redirects.flatMap(({ from, to }, index): Finding[] => {
    const at = ['redirects', index]
    const again = seen.has(from)
    seen.add(from)
    if (again) return [{ code: 'E_SAME_REDIRECT', file, at: [...at, 'from'], message: `${from} is already redirected` }]
    if (findPage(site, from)) return [{ code: 'E_REDIRECT_SHADOWS', file, at: [...at, 'from'], message: `${from} is a page, so it cannot be redirected`, hint: 'Remove one of the two.' }]
    if (to.startsWith('https://')) {
      const host = new URL(to).hostname
      return !site.settings || site.settings.allowedRedirectHosts.includes(host) ? [] : [{ code: 'E_REDIRECT_HOST', file, at: [...at, 'to'], message: `redirects to ${host} are not allowed`, hint: 'Add the host to allowedRedirectHosts in site.json.' }]
    }
    const path = to.split(/[?#]/)[0]!
    const chain = follow(targets, from)
    if (new Set(chain).size < chain.length) return [{ code: 'E_REDIRECT_LOOP', file, at: [...at, 'to'], message: `goes round in a circle: ${chain.join(' → ')}` }]
    if (targets.has(path)) return [{ code: 'E_REDIRECT_CHAIN', severity: 'warning', file, at: [...at, 'to'], message: `takes more than one hop: ${chain.join(' → ')}`, hint: `Write ${chain.at(-1)}.` }]
    return []
  })
}

/** The stations from a path to where it ends, or back to the first station met twice. */
function follow(targets: Map<string, string>, from: string): string[] {
  const chain = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    const met = chain.includes(next)
    chain.push(next)
    if (met) break
  }
  return chain
}

/** Checks of redirects. */
export const redirectChecks: Check[] = [soundRedirects]
