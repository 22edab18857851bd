import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { rule } from '#src/site/checks/rule.ts'
import { oldAddress } from '#src/site/redirects/oldAddress.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'

export const redirectPattern = rule({
  code: 'E_REDIRECT_PATTERN',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect to a pattern that leads nowhere',
  about:
    'The target of the redirect has a placeholder that the old address does not have, so there is nothing to put in its place, or no page ' +
    'or file of this site has an address of that form.',
  advice: 'Correct the target.',
  example: { file: REDIRECTS, bad: redirects(['/shop/{name}', '/loaves/{name}']), good: redirects(['/shop/{name}', '/breads/{name}']) },
  check: (config) => {
    const isReached = reachedPatterns(config)
    return config.redirects.flatMap(({ from, to }, index) => {
      if (to === undefined || !/[{*]/.test(to)) return []
      const place = { file: REDIRECTS, keyPath: ['redirects', index, 'to'] }
      const known = oldAddress(from).names
      const names = [...to.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).concat(/^\/[^?#]*\*/.test(to) ? ['*'] : [])
      const unknown = names.find((name) => !known.includes(name))
      if (unknown !== undefined) {
        const written = unknown === '*' ? '*' : `{${unknown}}`
        const others = known.map((name) => (name === '*' ? '*' : `{${name}}`))
        return [
          {
            ...place,
            message: `${from} has no ${written}`,
            hint:
              others.length > 0
                ? `Use one of its placeholders: ${others.join(', ')}.`
                : `Add ${written} to the old address, or remove it here.`,
          },
        ]
      }
      return isReached(to) ? [] : [{ ...place, message: `no page or file of this site has an address such as ${to}` }]
    })
  },
})

/** Returns a test whether a page, a file or another redirect can be the target of a pattern. */
function reachedPatterns({ redirects, pages, assets, unshown, knowsAllPaths }: ReadConfig): (to: string) => boolean {
  const forms = redirects.flatMap(({ to = '' }) => (/^\/[^?#]*[{*]/.test(to) ? [formOf(to)] : []))
  if (forms.length === 0 || !knowsAllPaths) return () => true
  const targets = [...new Set(forms)].map((from) => ({ from, status: 301 as const }))
  const table = redirectTable(targets)
  const reached = new Set<string>()
  for (const path of [...pages.map((page) => page.path), ...unshown.keys(), ...assets, ...redirects.map(({ from }) => from)])
    for (const index of table.patternsFor(path)) reached.add(targets[index]!.from)
  return (to) => !/^\/[^?#]*[{*]/.test(to) || reached.has(formOf(to))
}

/** The path of a target with placeholders of equal names, so that equal forms are one. */
function formOf(to: string): string {
  let count = 0
  return to.split(/[?#]/)[0]!.replace(/\{\w+\}/g, () => `{x${count++}}`)
}
