import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { rule } from '#src/site/checks/rule.ts'
import { findPage } from '#src/site/pages/lookup.ts'

export const translates = rule({
  code: 'E_TRANSLATES',
  group: 'files',
  severity: 'error',
  title: 'Invalid translation source',
  about:
    'A separately written page names as its source a page that is itself a translation, or that already has another page in the same ' +
    'language. Search engines and the language switch can use only one page per language.',
  advice: 'Refer to the page that is in the language of the site, or remove "translates".',
  example: {
    inWords: {
      bad: '`"translates": "/de/besuch"` in `pages/ar/visit.json`, where `/de/besuch` translates `/visit`.',
      good: '`"translates": "/visit"`.',
    },
  },
  check: (config) => {
    if (!config.languages) return []
    const known = new Map<string, string>()
    return config.pages.flatMap((page) => {
      const { file, language, translates: path, isFallback, generated } = page
      if (language === undefined || path === undefined || isFallback || generated) return []
      const place = { file, keyPath: ['translates'] }
      const source = findPage(config, path)
      if (source?.language !== undefined)
        return [{ ...place, message: `"${path}" is itself a translation`, hint: hintFor(config, source.translates) }]
      const key = `${language} ${path}`
      const other = known.get(key)
      if (other === undefined) known.set(key, file)
      return other === undefined || !source
        ? []
        : [
            {
              ...place,
              message: `"${path}" is already translated by ${other}`,
              hint: 'Remove one of them, or change the page that it translates.',
            },
          ]
    })
  },
})

function hintFor(config: ReadConfig, translates: string | undefined): string | undefined {
  const source = translates === undefined ? undefined : findPage(config, translates)
  return source && source.language === undefined ? `Use "${source.path}", the source of that page.` : undefined
}
