import { RULES_PAGE } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { sharedTexts } from './sharedTexts.ts'

export const sameDescription = rule({
  code: 'E_SAME_DESCRIPTION',
  group: 'pages',
  severity: 'error',
  title: 'Two pages with the same description',
  about: 'Search engines show the description below the title; the same text on two pages helps neither.',
  hint: 'Give every page its own description.',
  example: {
    file: RULES_PAGE,
    replaces:
      '"description": "What you can expect from us and we from you: orders, returns, dogs and what happens to the bread that ' +
      'is left over in the evening."',
    bad:
      '"description": "The breads we bake: which flour, how long the dough rests, and on which days you can find each of ' +
      'them in the shop."',
    good:
      '"description": "What you can expect from us and we from you: orders, returns, dogs and the bread that is left over in ' +
      'the evening."',
  },
  check: (config) => sharedTexts('description', config),
})
