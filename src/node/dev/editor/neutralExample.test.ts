import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { galleryTypes } from '#src/node/dev/gallery/galleryTypes.ts'
import { type EditOperation } from '#src/node/edit/editOperation.ts'
import { applyEdit } from '#src/node/edit/applyEdit.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { neutralExample } from './neutralExample.ts'

/** Rules for content that a page may have only once, or only with fields of its collection. */
const ONCE = new Set(['E_TWO_H1', 'E_SAME_FORM', 'E_FIELD_LIST'])

test('the first example of every section type can be added to a page of another company as it is', () => {
  const site = loadSite(HARBOUR).site!
  const refused = galleryTypes().flatMap((type) => {
    const value = neutralExample(site, type, type.examples[0]!)
    const operations = [{ op: 'insert', path: ['sections', 1], value } as EditOperation]
    const { status, problems } = applyEdit(HARBOUR, { file: 'pages/about-us.json', operations })
    const errors = problems.filter(({ severity, code }) => severity === 'error' && !ONCE.has(code))
    return status === 'written' || (status === 'invalid' && errors.length === 0) ? [] : [{ type: type.type, status, errors }]
  })
  expect(refused).toEqual([])
})
