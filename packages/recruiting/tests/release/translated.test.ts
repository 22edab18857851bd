import { test } from 'vitest'
import { expectSameTranslated } from '#tests/e2e/expectSameTranslated.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { tools, useTool } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()

test.each(tools)(
  'on a page that the browser has translated, a text that is changed after its analysis in $type shows what it shows elsewhere',
  (tool) =>
    expectSameTranslated(visit, tool.path, async (page) => {
      const { trySample, box, analyse } = await useTool(page, tool)
      await trySample()
      const before = await box().inputValue()
      await box().fill(before ? before.slice(0, Math.ceil(before.length / 2)) : 'Robin Example\nrobin@mail.example\n\nSkills\nBaking')
      await analyse()
    }),
)
