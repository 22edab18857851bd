import { expect, test } from 'vitest'
import { useBrowser } from '#tests/e2e/visit.ts'
import { findingsInStates } from './findingsInStates.ts'
import { toolOf } from './toolPages.ts'

const { visit } = useBrowser()

// The one with most to press; the release tests look at the others.
test(
  'axe finds nothing in a tool: empty, busy, refused, with a result and with the question of deleting',
  { timeout: 120_000 },
  async () => {
    expect(await findingsInStates(visit, toolOf('talentSelector'))).toEqual([])
  },
)
