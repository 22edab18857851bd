import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { areEmptyWords } from './emptyWords.ts'
import { linkGroups } from './linkGroups.ts'

export const linkWords = rule({
  code: 'E_LINK_WORDS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Link words that say nothing',
  about:
    'Screen readers list the links of a page without the text around them; “read more” or “click here” says nothing there. ' +
    'Words of English, French, German and Spanish are known.',
  hint: 'Name what the reader finds there.',
  advice: 'Name what the reader finds behind the link.',
  example: { file: HOME, replaces: '"label": "See the breads"', bad: '"label": "Read more"', good: '"label": "See the breads"' },
  checkPage: (config) => {
    const language = config.language ?? 'en'
    return linkGroups(config).flatMap(({ file, links }) =>
      links.flatMap(({ words, keyPath, text }) =>
        words.trim() === ''
          ? [{ file, keyPath, text, message: 'this link has no words, so nobody can see or hear it' }]
          : areEmptyWords(words, language)
            ? [{ file, keyPath, text, message: `"${words}" does not say where the link leads` }]
            : [],
      ),
    )
  },
})
