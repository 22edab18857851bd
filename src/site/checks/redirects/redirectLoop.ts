import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectLoop = rule({
  code: 'E_REDIRECT_LOOP',
  group: 'redirects',
  severity: 'error',
  title: 'Circular redirects',
  about: 'The redirects lead back to where they started, so browsers give up.',
  advice: 'Point one of them at a page.',
  example: { file: REDIRECTS, bad: redirects(['/bread', '/bread']), good: redirects(['/bread', '/breads']) },
  check: (config) => {
    // A circle is a single problem, reported at its first redirect.
    const told = new Set<string>()
    return redirectsThatAre(['loop'], config).flatMap(({ place, circle, drawn }) => {
      const isTold = told.has(circle)
      told.add(circle)
      return isTold ? [] : [{ ...place, message: `the redirects form a circle: ${drawn()}` }]
    })
  },
})
