import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { setFix } from '#src/site/checks/fixes.ts'
import { fixedHref } from '#src/site/checks/links/fixedHref.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectChain = rule({
  code: 'E_REDIRECT_CHAIN',
  group: 'redirects',
  severity: 'warning',
  title: 'Redirect with several hops',
  about: 'The redirect leads to another redirect, which takes time, and search engines follow only a few.',
  advice: 'Redirect to the final target.',
  example: {
    file: REDIRECTS,
    bad: redirects(['/bread', '/loaves'], ['/loaves', '/breads']),
    good: redirects(['/bread', '/breads'], ['/loaves', '/breads']),
  },
  check: (config) =>
    redirectsThatAre(['chain'], config).map(({ place, to, end, drawn }) => ({
      ...place,
      message: `takes more than one hop: ${drawn()}`,
      hint: `Change it to ${end}.`,
      fix: /[{*]/.test(to) ? undefined : setFix(place, to, fixedHref(config, to)),
    })),
})
