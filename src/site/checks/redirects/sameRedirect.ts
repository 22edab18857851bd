import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const sameRedirect = rule({
  code: 'E_SAME_REDIRECT',
  group: 'redirects',
  severity: 'error',
  title: 'Duplicate redirect',
  about: 'Two redirects start at the same address, or their placeholders stand for the same addresses, but only one can be followed.',
  advice: 'Keep one of the two.',
  example: {
    file: REDIRECTS,
    bad: redirects(['/bread', '/breads'], ['/bread/', '/visit']),
    good: redirects(['/bread', '/breads'], ['/shop', '/visit']),
  },
  check: (config) =>
    redirectsThatAre(['again', 'taken'], config).map(({ state, place, path }) => ({
      ...place,
      message:
        state === 'again'
          ? `${path} is already redirected`
          : `${path} is already redirected in another spelling, to another target or with another status, and some servers treat the two as one`,
    })),
})
