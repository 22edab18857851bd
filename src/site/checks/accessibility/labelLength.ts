import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { linkGroups } from './linkGroups.ts'

/** Maximum length of a link or button; longer labels wrap on a phone. Links in running text can be longer. */
const LONGEST = 48

export const labelLength = rule({
  code: 'E_LABEL_LENGTH',
  group: 'accessibility',
  severity: 'warning',
  title: 'Long link label',
  about:
    'A button, or a link outside running text, that is longer than 48 characters wraps over several lines on a phone and takes long to ' +
    'listen to.',
  hint: 'Shorten it to what the link does.',
  example: {
    file: HOME,
    replaces: '"label": "See the breads"',
    bad: '"label": "See all the breads that we bake on this day of the week"',
    good: '"label": "See the breads"',
  },
  checkPage: (config) =>
    linkGroups(config).flatMap(({ of, file, links }) =>
      of === 'text'
        ? []
        : links.flatMap(({ words, keyPath }) =>
            words.length > LONGEST
              ? [{ file, keyPath, message: `the label has ${words.length} characters, but at most ${LONGEST} are recommended` }]
              : [],
          ),
    ),
})
