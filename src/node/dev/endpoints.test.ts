import { expect, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { endpoints } from './endpoints.ts'
import type { PreviewContext } from './previewContext.ts'

test('the overlay lists errors first, and of very many problems says how many there are besides', async () => {
  const problem = (severity: Problem['severity'], line: number): Problem => ({
    code: 'E_TITLE_LENGTH',
    severity,
    file: 'config/pages/index.json',
    line,
    column: 1,
    endLine: line,
    endColumn: 1,
    path: 'title',
    message: 'the title is long',
  })
  const problems = [...Array.from({ length: 250 }, (_, index) => problem('warning', index + 1)), problem('error', 300)]
  const desk = { preview: { problems, isBroken: true, good: null } } as unknown as PreviewContext
  const { body } = await endpoints['/_dev/problems']!.answer(desk, {})
  expect(body).toMatchObject({ state: 'broken', more: 51, problems: { length: 200, 0: { severity: 'error', line: 300 } } })
})
