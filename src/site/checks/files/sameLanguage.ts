import { rule } from '#src/site/checks/rule.ts'

export const sameLanguage = rule({
  code: 'E_SAME_LANGUAGE',
  group: 'files',
  severity: 'error',
  title: 'Language that cannot be one of the further ones',
  about:
    'It is the language of the site itself, so that each page would be there a second time; or pages of the site have addresses where those ' +
    'of the language begin.',
  advice: 'Remove the language, or give it a folder of its own.',
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
          { ...place, message: `${tag} is the language of the site already`, hint: 'Remove it: languages are those beside that one.' },
        ]
      const there = pages.find(({ path, language }) => language === undefined && `${path}/`.startsWith(`/${folder}/`))
      return there
        ? [{ ...place, message: `its addresses begin with /${folder}, where ${there.file} is`, hint: 'Give it another "folder".' }]
        : []
    }),
})
