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
  title: 'Thank-you page open to search engines',
  about:
    'Visitors without JavaScript are sent to this page after their message has arrived. Visitors from a search engine have sent no ' +
    'message.',
  hint: 'Mark that page noindex, or remove thanks: visitors then see a short confirmation page.',
  example: { file: VISIT, replaces: mailto, bad: receiver(',\n        "thanks": "/breads"'), good: receiver('') },
  check: (config) =>
    writtenForms(config).flatMap(({ file, keyPath, thanks = '' }) => {
      const page = findPage(config, /^[^?#]*/.exec(thanks)![0])
      if (!page || page.meta.noindex) return []
      return [{ file, keyPath: [...keyPath, 'delivery', 'thanks'], message: `${page.path} is not marked noindex` }]
    }),
})
