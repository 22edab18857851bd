import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

/** The most megabytes of all files of a message: an e-mail with them is a third larger, and mail servers refuse more than 25 MB. */
const MOST_MEGABYTES = 18
const FIELDS = '"fields": ['
const FILE = '{ "kind": "file", "name": "drawing", "label": "Drawing of the cake", "accept": ["pdf"] },'

export const upload = rule({
  code: 'E_UPLOAD',
  group: 'sections',
  severity: 'error',
  title: 'Files that cannot be delivered',
  about:
    'A form with a file field does not have a receiver as its delivery, or its files may be larger in total than mail servers accept ' +
    `(${MOST_MEGABYTES} MB).`,
  advice: 'Set the kind of delivery to `receiver`; lower maxMegabytes or maxFiles.',
  example: {
    file: VISIT,
    replaces: FIELDS,
    bad: `${FIELDS}\n        ${FILE}`,
    good: `${FIELDS}\n        { "kind": "long", "name": "drawing", "label": "What is on the cake" },`,
  },
  checkPage: inSections('form', ({ fields, delivery }, at) => {
    let total = 0
    return fields.flatMap((field, index) => {
      if (field.kind !== 'file') return []
      if (delivery.kind !== 'receiver')
        return [{ ...at('fields', index, 'kind'), message: `a form with the delivery "${delivery.kind}" cannot send files` }]
      const before = total
      total += field.maxMegabytes * field.maxFiles
      if (before > MOST_MEGABYTES || total <= MOST_MEGABYTES) return []
      const message = `the files of this form may have ${total} MB in total, but an e-mail can have at most ${MOST_MEGABYTES} MB`
      return [{ ...at('fields', index, field.maxFiles > 1 ? 'maxFiles' : 'maxMegabytes'), message }]
    })
  }),
})
