import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { leaks } from './leaks.ts'

export const placeholder = rule({
  code: 'E_PLACEHOLDER',
  group: 'safety',
  severity: 'error',
  title: 'Variable that was never filled in',
  about:
    'A text holds a variable such as ${NAME} or {{ name }}. Config knows none, so visitors would read it. Code, between backquotes, may show one.',
  hint: 'Config knows no variables; write the value itself.',
  advice: 'Write the value itself.',
  example: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: '"text": "${RESTING_HOURS} hours of rest"',
    good: '"text": "Twenty hours of rest"',
  },
  checkPage: (config) =>
    leaks(config).flatMap(({ place, match, secret }) =>
      secret === undefined ? [{ ...place, message: `"${match.slice(0, 80)}" was never filled in` }] : [],
    ),
})
