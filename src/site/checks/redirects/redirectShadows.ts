import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectShadows = rule({
  code: 'E_REDIRECT_SHADOWS',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect from a page',
  about:
    'The path is a page or a file of this site, so a redirect would hide it. Some servers tell no capitals apart, and others add .html or ' +
    '/index.html to an address; in such a spelling a redirect may lead to the page itself, as a whole, and nowhere else.',
  hint: 'Remove one of the two.',
  advice: 'Remove the redirect or the page.',
  example: { file: REDIRECTS, bad: redirects(['/visit/', '/breads']), good: redirects(['/visits', '/visit']) },
  check: (config) =>
    redirectsThatAre(['file', 'page', 'spelling', 'part'], config).map(({ state, place, path, to }) =>
      state === 'part'
        ? {
            ...place,
            message: `${path} is the address of a page in other letters or with an ending: servers that take it for that page show all of it, not ${to}`,
            hint: `Let it lead to ${to.split(/[?#]/)[0]}.`,
          }
        : { ...place, message: `${path} is ${WHAT[state as keyof typeof WHAT]}, so it cannot be redirected` },
    ),
})

const WHAT = {
  file: 'a file of this site',
  page: 'a page',
  spelling: 'the address of a page in other letters or with an ending, and some servers take it for that page',
}
