import { REDIRECTS, redirects } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { nameFault } from '#src/site/pages/nameFault.ts'

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
      // Delimiters of queries and encoded characters are not part of names.
      const path = from.split(/[?#]/)[0]!.replace(/[*%:]/g, '')
      const fault = nameFault(path.replace(/^\//, '').replace(/(?<=[^/])\/$/, ''))
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
