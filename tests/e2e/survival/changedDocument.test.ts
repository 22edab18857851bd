import { test } from 'vitest'
import { useBrowser } from '#tests/e2e/visit.ts'
import { changesWhileLive, expectNothingBreaks } from './changedWhileLive.ts'

const { visit } = useBrowser()
const [[what, change]] = changesWhileLive as [(typeof changesWhileLive)[number]]

test(`B23 ${what}: menus open, pages change, and nothing breaks`, () => expectNothingBreaks(visit, change))
