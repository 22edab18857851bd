import { VISIT } from '#src/site/checks/examplePieces.ts'
import { everyPage } from '#src/site/checks/everyPage.ts'
import { rule } from '#src/site/checks/rule.ts'

const TITLE = '"title": "Opening hours and orders"'

export const titleSuffix = rule({
  code: 'E_TITLE_SUFFIX',
  group: 'search',
  severity: 'warning',
  title: 'Company name twice in the title',
  about: 'The company name is added to every title. If a title already ends with it, tabs and search results show it twice.',
  hint: 'Remove it here.',
  example: { file: VISIT, replaces: TITLE, bad: '"title": "Opening hours | Brot & Blume"', good: TITLE },
  check: (config) => {
    const suffix = config.settings?.titleSuffix
    if (suffix === undefined) return []
    const ending = new RegExp(`[|–—·:-]\\s*${suffix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`, 'i')
    return everyPage(config).flatMap(({ file, meta }) =>
      ending.test(meta.title)
        ? [{ file, keyPath: ['title'], message: `"${suffix}" is added to every title, so it would appear twice` }]
        : [],
    )
  },
})
