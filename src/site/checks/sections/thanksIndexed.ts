import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { writtenForms } from './writtenForms.ts'

const mailto = '"kind": "mailto",\n        "to": "shop@brot-und-blume.example",\n        "subject": "An order"'
const receiver = (more: string) => `"kind": "receiver",\n        "subject": "An order"${more}`

export const thanksIndexed = rule({
  code: 'E_THANKS_INDEXED',
  group: 'sections',
  severity: 'warning',
  title: 'Thank-you page that search engines may list',
  about:
    'Visitors without JavaScript are led to this page once their message has arrived. Whoever comes from a search engine has sent nothing.',
  hint: 'Mark that page noindex, or leave thanks out: then a short page says it.',
  example: { file: VISIT, replaces: mailto, bad: receiver(',\n        "thanks": "/breads"'), good: receiver('') },
  check: (config) =>
    writtenForms(config).flatMap(({ file, keyPath, thanks = '' }) => {
      const page = findPage(config, /^[^?#]*/.exec(thanks)![0])
      if (!page || page.meta.noindex) return []
      return [{ file, keyPath: [...keyPath, 'delivery', 'thanks'], message: `${page.path} has no noindex` }]
    }),
})
