import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { areEmptyWords } from './emptyWords.ts'
import { linkGroups } from './linkGroups.ts'

export const linkWords = rule({
  code: 'E_LINK_WORDS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Meaningless link text',
  about:
    'Screen readers list the links of a page without the surrounding text, and “read more” or “click here” means nothing there. Texts ' +
    'in English, French, German and Spanish are checked.',
  hint: 'Say where the link leads.',
  advice: 'Say what visitors find there.',
  example: { file: HOME, replaces: '"label": "See the breads"', bad: '"label": "Read more"', good: '"label": "See the breads"' },
  checkPage: (config) => {
    const language = config.language ?? 'en'
    return linkGroups(config).flatMap(({ file, links }) =>
      links.flatMap(({ words, keyPath, text }) =>
        words.trim() === ''
          ? [{ file, keyPath, text, message: 'this link has no text, so visitors can neither see nor hear it' }]
          : areEmptyWords(words, language)
            ? [{ file, keyPath, text, message: `"${words}" does not say where the link leads` }]
            : [],
      ),
    )
  },
})
