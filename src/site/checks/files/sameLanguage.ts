import { rule } from '#src/site/checks/rule.ts'

export const sameLanguage = rule({
  code: 'E_SAME_LANGUAGE',
  group: 'files',
  severity: 'error',
  title: 'Language that cannot be added',
  about:
    'The language is that of the site itself, so every page would exist twice, or pages of the site already use addresses in its folder.',
  advice: 'Remove the language, or give it its own folder.',
  example: {
    file: 'site.json',
    replaces: '"language": "en-GB"',
    bad: '"language": "en-GB", "languages": [{ "tag": "en-GB" }]',
    good: '"language": "en-GB", "languages": [{ "tag": "de" }]',
  },
  check: ({ settings, languages = [], pages }) =>
    languages.flatMap(({ tag, folder }, index) => {
      const place = { file: 'site.json', keyPath: ['languages', index, 'tag'] }
      if (tag.toLowerCase() === settings?.language.toLowerCase())
        return [
          {
            ...place,
            message: `${tag} is already the language of the site`,
            hint: 'Remove it: "languages" lists only additional languages.',
          },
        ]
      const there = pages.find(({ path, language }) => language === undefined && `${path}/`.startsWith(`/${folder}/`))
      return there
        ? [{ ...place, message: `its addresses start with /${folder}, which ${there.file} already uses`, hint: 'Set another "folder".' }]
        : []
    }),
})
