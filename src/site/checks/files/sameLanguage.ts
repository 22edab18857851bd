import { rule } from '#src/site/checks/rule.ts'

export const sameLanguage = rule({
  code: 'E_SAME_LANGUAGE',
  group: 'files',
  severity: 'error',
  title: 'The language of the site among its further ones',
  about: 'Each page of the site would be there a second time, as an untranslated page of its own language.',
  hint: 'Remove it; languages are those beside the language of the site.',
  example: {
    file: 'site.json',
    replaces: '"language": "en-GB"',
    bad: '"language": "en-GB", "languages": [{ "tag": "en-GB" }]',
    good: '"language": "en-GB", "languages": [{ "tag": "de" }]',
  },
  check: ({ settings, languages = [] }) =>
    languages.flatMap(({ tag }, index) =>
      tag.toLowerCase() === settings?.language.toLowerCase()
        ? [{ file: 'site.json', keyPath: ['languages', index, 'tag'], message: `${tag} is the language of the site already` }]
        : [],
    ),
})
