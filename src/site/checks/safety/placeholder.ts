import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { leaks } from './leaks.ts'

export const placeholder = rule({
  code: 'E_PLACEHOLDER',
  group: 'safety',
  severity: 'error',
  title: 'Unfilled variable',
  about:
    'A text contains a variable such as ${NAME} or {{ name }}. Config has no variables, so visitors would see it. Code between ' +
    'backquotes may contain one.',
  hint: 'Write the value itself.',
  advice: 'Config has no variables. Write the value itself.',
  example: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: '"text": "${RESTING_HOURS} hours of rest"',
    good: '"text": "Twenty hours of rest"',
  },
  checkPage: (config) =>
    leaks(config).flatMap(({ place, match, secret }) =>
      secret === undefined ? [{ ...place, message: `"${match.slice(0, 80)}" is an unfilled variable` }] : [],
    ),
})
