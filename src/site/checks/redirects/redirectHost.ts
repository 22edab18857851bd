import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { urlOf } from '#src/site/words/urlOf.ts'
import { redirectsThatAre } from './badRedirects.ts'

export const redirectHost = rule({
  code: 'E_REDIRECT_HOST',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect to another site',
  about: 'Redirects that leave the site can be used to deceive people, so only hosts listed in the settings are allowed.',
  hint: 'Add the host to allowedRedirectHosts in site.json.',
  example: { file: REDIRECTS, bad: redirects(['/flour', 'https://mill.example/flour']), good: redirects(['/flour', '/breads']) },
  check: (config) =>
    redirectsThatAre(['host'], config).map(({ place, to }) => ({
      ...place,
      message: `redirects to ${urlOf(to)?.hostname} are not allowed`,
    })),
})
