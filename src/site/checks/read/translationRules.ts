// Rules of translations, whose problems are found while these are read: see src/node/config.
import { rule } from '#src/site/checks/rule.ts'

export const noSource = rule({
  code: 'E_NO_SOURCE',
  group: 'files',
  severity: 'error',
  title: 'Translation of a file that is not there',
  about: 'A file such as `pages/visit.de.json` says what is different in `pages/visit.json` in another language, and that file is missing.',
  advice: 'Give it the name of the file that it translates, or write a whole page below the folder of the language.',
  foundBy: 'src/node/config/parse/parseOverlay.ts',
  example: {
    inWords: { bad: '`pages/hours.de.json` without `pages/hours.json`.', good: '`pages/visit.de.json` beside `pages/visit.json`.' },
  },
})

export const noLanguage = rule({
  code: 'E_NO_LANGUAGE',
  group: 'files',
  severity: 'error',
  title: 'Translation into a language that the site does not have',
  about: 'A file such as `pages/visit.de.json` is in a language that `languages` in site.json does not name, so nobody would read it.',
  advice: 'Name the language there, or give the file another name.',
  foundBy: 'src/node/config/read/strayTranslation.ts',
  example: { inWords: { bad: '`pages/visit.de.json` without `"languages": [{ "tag": "de" }]`.', good: 'The same with it.' } },
})

export const translationStale = rule({
  code: 'E_TRANSLATION_STALE',
  group: 'texts',
  severity: 'warning',
  title: 'Translation of a text that has changed',
  about: 'The text that was translated is another one now, so the languages of the site may say different things.',
  hint: 'Translate it anew, and remove its line from translated; npm run validate -- --fix then writes the new one.',
  foundBy: 'src/node/config/parse/translationProblems.ts',
  example: {
    inWords: { bad: 'A title whose note is that of an older title.', good: 'A title that was translated after its source last changed.' },
  },
})

export const translationNote = rule({
  code: 'E_TRANSLATION_NOTE',
  group: 'texts',
  severity: 'warning',
  title: 'Translation that does not say of what',
  about: 'Each translated text notes a short code of the text that it translates. Without it, nobody hears when that text changes.',
  hint: 'Have it noted by npm run validate -- --fix.',
  foundBy: 'src/node/config/parse/translationProblems.ts',
  example: { inWords: { bad: 'A translation without `translated`.', good: 'A translation after npm run validate -- --fix.' } },
})
