import { literal, spelledExpression } from './addressExpression.ts'
import { addressPattern } from './addressPattern.ts'
import type { HeadersRule } from './HeadersRule.ts'
import { type PossibleRedirects, type RedirectsDialect, knownStatus } from './possibleRedirects.ts'
import { beforeTarget } from './sentTarget.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import type { RedirectRule } from './redirectRules.ts'
import { redirectVariants } from './redirectVariants.ts'

/** What Firebase Hosting can do of redirects. */
export const FIREBASE_REDIRECTS: RedirectsDialect = {
  statuses: [301, 302],
  hasQueries: false,
  mixedParts: 'any',
  precedesFiles: true,
  hasValues: true,
}

/**
 * The `firebase.json` of a site in `dist` next to it, or below `base` in `public`, and redirects that it cannot have: values are whole
 * parts of a target’s path. The first redirect that fits applies, and the last header. `origin` is that of the site.
 */
export function firebaseJson(
  rules: readonly HeadersRule[],
  { plain, patterns }: PossibleRedirects,
  origin: string,
  base: string,
): { text: string; losses: RedirectLoss[] } {
  const known = patterns.filter(({ redirect: { to = '' } }) => {
    const [path = '', ...behind] = to.split(/[?#]/)
    return !/[^/]\{|\}[^/]/.test(path) && !behind.join('').includes('{')
  })
  const losses = patterns.filter((rule) => !known.includes(rule)).map(({ redirect: { from } }): RedirectLoss => ({ from, why: 'pattern' }))
  const text = `${JSON.stringify(
    {
      hosting: {
        public: base === '' ? 'dist' : 'public',
        ignore: ['**/*.br', '**/*.gz'],
        cleanUrls: true,
        trailingSlash: false,
        headers: rules.map(({ paths, headers }) => ({
          regex: addressPattern(paths, decodedOrSpelled),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        redirects: [...plain, ...known].flatMap((rule) => redirects(rule, origin, base)),
      },
    },
    null,
    2,
  )}\n`
  return { text, losses }
}

function redirects(rule: RedirectRule, origin: string, base: string) {
  const type = knownStatus(rule, FIREBASE_REDIRECTS)
  return redirectVariants(rule, [], (inside) => `(${inside})`, decodedOrSpelled).map(({ expression, target = [] }) => ({
    regex: `^${literal(base)}${expression.slice(1)}`,
    // The host encodes targets itself.
    destination:
      beforeTarget(rule, origin, base) + target.map((part) => ('text' in part ? decoded(part.text) : `:${part.position + 1}`)).join(''),
    type,
  }))
}

/** The host decodes a path before it compares it; whether it always does is not documented. */
function decodedOrSpelled(text: string): string {
  const spellings = new Set([literal(text.normalize('NFC')), literal(text.normalize('NFD')), spelledExpression(text)])
  return spellings.size === 1 ? [...spellings][0]! : `(?:${[...spellings].join('|')})`
}

/** A target without percent-encoding, where that means the same. */
function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
