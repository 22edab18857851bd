import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectShadows = rule({
  code: 'E_REDIRECT_SHADOWS',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect from a page',
  about: 'The path is a page of this site, so a redirect would hide it.',
  hint: 'Remove one of the two.',
  advice: 'Remove the redirect or the page.',
  example: { file: REDIRECTS, bad: redirects(['/visit/', '/breads']), good: redirects(['/visits', '/visit']) },
  check: (config) =>
    redirectsThatAre(['file', 'page'], config).map(({ state, place, path }) => ({
      ...place,
      message: `${path} is ${state === 'file' ? 'a file of this site' : 'a page'}, so it cannot be redirected`,
    })),
})
