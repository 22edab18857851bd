import { everyPage } from '#src/site/checks/everyPage.ts'
import { hero, page } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import type { SitePage } from '#src/site/site.ts'

export const pathTaken = rule({
  code: 'E_PATH_TAKEN',
  group: 'files',
  severity: 'error',
  title: 'Two files with one path',
  about: 'Two files claim the same address, so one of the pages could not be reached.',
  hint: 'Rename one of the two files.',
  advice: 'Rename or remove one of the two files.',
  example: { file: 'pages/visit/index.json', bad: page('Visit', hero('Visit')), good: null },
  check: (config) => {
    const owner = new Map<string, SitePage>()
    return everyPage(config).flatMap((page) => {
      const first = owner.get(page.path)
      owner.set(page.path, first ?? page)
      return first ? [{ file: page.file, keyPath: [], message: `${page.path} already belongs to ${first.file}` }] : []
    })
  },
})
