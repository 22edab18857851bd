import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { dayAfter } from '#src/site/words/dayAfter.ts'

const UPDATED = '"updated": "2026-11-02"'

export const dayOrder = rule({
  code: 'E_DAY_ORDER',
  group: 'dates',
  severity: 'warning',
  title: 'Updated before it was published',
  about: 'The date of the last change is before the date of publication. Search engines show both.',
  hint: 'Correct one of the two dates.',
  example: {
    file: VISIT,
    replaces: UPDATED,
    bad: `"published": "2026-11-05",\n  ${UPDATED}`,
    good: `"published": "2026-11-01",\n  ${UPDATED}`,
  },
  checkPage: ({ page, today }) => {
    const { published, updated } = page?.meta ?? {}
    if (!page || published === undefined || updated === undefined || published <= updated || published > dayAfter(today)) return []
    return [{ file: page.file, keyPath: ['published'], message: `published on ${published}, but last changed on ${updated}` }]
  },
})
