// Rules of translations, checked while these are read: see src/node/config.
import { rule } from '#src/site/checks/rule.ts'

export const noSource = rule({
  code: 'E_NO_SOURCE',
  group: 'files',
  severity: 'error',
  title: 'Translation of a missing file',
  about: 'A file such as `pages/visit.de.json` translates `pages/visit.json`, and that file is missing.',
  advice: 'Name it after the file that it translates, or write a separate page in the folder of the language.',
  foundBy: 'src/node/config/parse/parseOverlay.ts',
  example: {
    inWords: { bad: '`pages/hours.de.json` without `pages/hours.json`.', good: '`pages/visit.de.json` next to `pages/visit.json`.' },
  },
})

export const noLanguage = rule({
  code: 'E_NO_LANGUAGE',
  group: 'files',
  severity: 'error',
  title: 'Translation into an unknown language',
  about: 'A file such as `pages/visit.de.json` is in a language that `languages` in site.json does not list, so it would not be published.',
  advice: 'Add the language there, or rename the file.',
  foundBy: 'src/node/config/read/strayTranslation.ts',
  example: { inWords: { bad: '`pages/visit.de.json` without `"languages": [{ "tag": "de" }]`.', good: 'The same file with it.' } },
})

export const translationStale = rule({
  code: 'E_TRANSLATION_STALE',
  group: 'texts',
  severity: 'warning',
  title: 'Outdated translation',
  about: 'The source text has changed since it was translated, so the languages of the site may say different things.',
  hint: 'Translate it again, and remove its line from "translated". Then npm run validate -- --fix adds the new line.',
  foundBy: 'src/node/config/parse/translationProblems.ts',
  example: {
    inWords: { bad: 'A title with the hash of an older source title.', good: 'A title translated after its source last changed.' },
  },
})

export const translationNote = rule({
  code: 'E_TRANSLATION_NOTE',
  group: 'texts',
  severity: 'warning',
  title: 'Translation without a hash of its source',
  about:
    'For each translated text, the file records a short hash of the source text. Without it, later changes of the source go unnoticed.',
  hint: 'Record it with npm run validate -- --fix.',
  foundBy: 'src/node/config/parse/translationProblems.ts',
  example: { inWords: { bad: 'A translation without `translated`.', good: 'A translation after npm run validate -- --fix.' } },
})
