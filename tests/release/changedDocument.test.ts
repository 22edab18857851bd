import { test } from 'vitest'
import { changesBefore, expectContentKept } from '#tests/e2e/changedBefore.ts'
import { changesWhileLive, expectNothingBreaks } from '#tests/e2e/survival/changedWhileLive.ts'
import { useBrowser } from '#tests/e2e/visit.ts'

const browser = useBrowser()

test.for(Object.entries(changesBefore))('B03 a document that somebody else has changed keeps its content, with %s', ([, change]) =>
  expectContentKept(browser, change),
)

test.for(changesWhileLive)('B23 %s: menus open, pages change, and nothing breaks', ([, change]) =>
  expectNothingBreaks(browser.visit, change),
)
