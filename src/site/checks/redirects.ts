import type { Check, ReadConfig } from './check.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { fixedHref } from './fixedHref.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { setFix } from './fixes.ts'

/** Redirects start where no page is and take one hop. That they end at a page is seen to by the check of links. */
export function soundRedirects(site: ReadConfig): UnplacedProblem[] {
  const file = 'redirects.json'
  // A page that has times may have a redirect for when it is not live; meanwhile the redirect sleeps.
  const sleeps = (path: string) => site.timesOf.has(path) && findPage(site, path) !== undefined
  const targets = new Map(
    site.redirects.flatMap(({ from, to }) =>
      sleeps(from.length > 1 ? from.replace(/\/+$/, '') : from) ? [] : [[from, to.split(/[?#]/)[0]!]],
    ),
  )
  const files = new Set(site.assets)
  const seen = new Set<string>()
  return site.redirects.flatMap(({ from, to }, index): UnplacedProblem[] => {
    const keyPath = ['redirects', index]
    // A server takes both forms of a path, with and without a slash at its end, for one.
    const path = from.length > 1 ? from.replace(/\/+$/, '') : from
    const again = seen.has(path)
    seen.add(path)
    if (again) return [{ code: 'E_SAME_REDIRECT', file, keyPath: [...keyPath, 'from'], message: `${path} is already redirected` }]
    if (files.has(path))
      return [
        {
          code: 'E_REDIRECT_SHADOWS',
          file,
          keyPath: [...keyPath, 'from'],
          message: `${path} is a file of this site, so it cannot be redirected`,
          hint: 'Remove one of the two.',
        },
      ]
    if (findPage(site, path) && !sleeps(path))
      return [
        {
          code: 'E_REDIRECT_SHADOWS',
          file,
          keyPath: [...keyPath, 'from'],
          message: `${path} is a page, so it cannot be redirected`,
          hint: 'Remove one of the two.',
        },
      ]
    if (to.startsWith('https://')) {
      const host = new URL(to).hostname
      return !site.settings || site.settings.allowedRedirectHosts.includes(host)
        ? []
        : [
            {
              code: 'E_REDIRECT_HOST',
              file,
              keyPath: [...keyPath, 'to'],
              message: `redirects to ${host} are not allowed`,
              hint: 'Add the host to allowedRedirectHosts in site.json.',
            },
          ]
    }
    const chain = follow(targets, from)
    if (chain.indexOf(chain.at(-1)!) < chain.length - 1)
      return [{ code: 'E_REDIRECT_LOOP', file, keyPath: [...keyPath, 'to'], message: `goes round in a circle: ${drawn(chain)}` }]
    if (targets.has(to.split(/[?#]/)[0]!))
      return [
        {
          code: 'E_REDIRECT_CHAIN',
          severity: 'warning',
          file,
          keyPath: [...keyPath, 'to'],
          message: `takes more than one hop: ${drawn(chain)}`,
          hint: `Write ${chain.at(-1)}.`,
          fix: setFix({ file, keyPath: [...keyPath, 'to'] }, to, fixedHref(site, to)),
        },
      ]
    return []
  })
}

/** The stations from a path to where it ends, or back to the first station met twice. */
function follow(targets: Map<string, string>, from: string): string[] {
  const chain = new Set([from])
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (chain.has(next)) return [...chain, next]
    chain.add(next)
  }
  return [...chain]
}

/** A chain in one line; of a very long one the beginning and the end. */
function drawn(chain: string[]): string {
  return (chain.length > 12 ? [...chain.slice(0, 8), `${chain.length - 10} more`, ...chain.slice(-2)] : chain).join(' → ')
}

/** Checks of redirects. */
export const redirectChecks: Check[] = [soundRedirects]
