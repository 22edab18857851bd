import { test } from 'vitest'
import { useBrowser } from '#tests/e2e/visit.ts'
import { completeByKeyboard } from './completeByKeyboard.ts'
import { toolOf } from './toolPages.ts'

const { visit } = useBrowser()

test('a tool is completed with Tab, Enter and Space alone', () => completeByKeyboard(visit, toolOf('resumeChecker')))
