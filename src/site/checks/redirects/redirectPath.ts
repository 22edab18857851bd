import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { nameFault } from '#src/site/pages/nameFault.ts'
import { oldAddress } from '#src/site/redirects/oldAddress.ts'

export const redirectPath = rule({
  code: 'E_REDIRECT_PATH',
  group: 'redirects',
  severity: 'error',
  title: 'Redirect from a path that servers do not accept',
  about:
    'Part of the path is empty, starts or ends with a dot, or is a reserved name on Windows. Some servers never look up such an ' +
    'address, and hosts without redirects cannot have a file for it.',
  hint: 'Correct the path, or remove the redirect.',
  example: { file: REDIRECTS, bad: redirects(['/old//bread', '/breads']), good: redirects(['/old/bread', '/breads']) },
  check: ({ redirects }) =>
    redirects.flatMap(({ from }, index) => {
      if (SOUND.test(from)) return []
      // Characters that names of files cannot have are sound in addresses.
      const path = oldAddress(from).path.replace(/[\\:%?#*"<>| ]/g, 'x')
      const fault = nameFault(path.slice(1))
      return fault === undefined
        ? []
        : [
            {
              file: REDIRECTS,
              keyPath: ['redirects', index, 'from'],
              message: `this redirect never applies, because servers do not accept ${from}: ${fault}`,
            },
          ]
    }),
})

/** Most paths: words without dots, longer than reserved names. */
const SOUND = /^(?:\/[a-z0-9_-]{5,40})+$/
