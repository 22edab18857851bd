import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectShadows = rule({
  code: 'E_REDIRECT_SHADOWS',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect from a page',
  about:
    'The path is a page or a file of this site, which the redirect would hide. Some servers ignore case, and others add .html or ' +
    '/index.html to an address. A redirect from such a spelling may lead only to the page itself, without a query or an anchor.',
  hint: 'Remove one of the two.',
  advice: 'Remove the redirect or the page.',
  example: { file: REDIRECTS, bad: redirects(['/visit/', '/breads']), good: redirects(['/visits', '/visit']) },
  check: (config) =>
    redirectsThatAre(['file', 'page', 'spelling', 'part'], config).map(({ state, place, path, to }) =>
      state === 'part'
        ? {
            ...place,
            message: `${path} is another spelling of the address of a page: some servers show that whole page instead of ${to}`,
            hint: `Change it to ${to.split(/[?#]/)[0]}.`,
          }
        : { ...place, message: `${path} is ${WHAT[state as keyof typeof WHAT]}, so it cannot be redirected` },
    ),
})

const WHAT = {
  file: 'a file of this site',
  page: 'a page',
  spelling: 'another spelling of the address of a page, and some servers show that page',
}
