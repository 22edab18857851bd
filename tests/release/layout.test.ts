import { test } from 'vitest'
import { LOOKED_AT, expectWhole } from '#tests/e2e/expectWhole.ts'
import { useBrowser } from '#tests/e2e/visit.ts'

const { visit } = useBrowser()

// The first two are looked at by tests/e2e/layout.test.ts.
test.for(LOOKED_AT.slice(2))(
  'B09 B17 %s is printed whole, and loses nothing when text is set wide or twice as large, or words have 30 letters',
  (path) => expectWhole(path, visit),
)
