import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { leaks } from './leaks.ts'

/** Messages contain only the start of a secret, because reports are stored and forwarded. */
export const secret = rule({
  code: 'E_SECRET',
  group: 'safety',
  severity: 'error',
  title: 'Secret in public config',
  about: 'A text looks like a private key or an access token. Everything in config is published.',
  hint: 'Revoke it and create a new one: treat it as leaked. Remove it here.',
  advice: 'Revoke this key and create a new one: treat it as leaked. Remove it from config.',
  example: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: `"text": "${['sk', 'live', 'EXAMPLEEXAMPLE'].join('_')}"`,
    good: '"text": "Twenty hours of rest"',
  },
  checkPage: (config) =>
    leaks(config).flatMap(({ place, match, secret }) =>
      secret === undefined
        ? []
        : [{ ...place, message: `this looks like ${secret} ("${match.slice(0, 8)}…"), and everything in config is public` }],
    ),
})
