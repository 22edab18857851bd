import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { validationReport } from './validationReport.ts'

/** A folder with files, removed when the test is over. */
function folder(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, file), content)
  return dir
}

const problem = (
  file: string,
  line: number,
  column: number,
  code: Problem['code'] = 'E_VALUE',
  severity: Problem['severity'] = 'error',
): Problem => ({ code, severity, file, line, column, path: 'a', message: 'it is wrong' })
const located = (...problems: Problem[]) =>
  validationReport({ problems, checked: { files: 1, pages: 1 }, files: [], elsewhere: 0 }).problems

test('the end of a token is found in its file, after a mark of byte order and with any line breaks', () => {
  const dir = folder({ 'a.json': '\uFEFF{\r\n  "a": "bleu"\r\n}\r\n', 'b.md': '# Bread\n\nRead [this](data:x). \n' })
  expect(located(problem(join(dir, 'a.json'), 2, 8), problem(join(dir, 'b.md'), 3, 1))).toMatchObject([
    { endLine: 2, endColumn: 14, source: ['{', '  "a": "bleu"', '}', ''] },
    { endLine: 3, endColumn: 21, source: ['# Bread', '', 'Read [this](data:x). ', ''] },
  ])
})

test('a fault of the whole file has no length and shows no lines', () => {
  const file = join(folder({ 'a.json': '{}' }), 'a.json')
  const [whole] = located(problem(file, 1, 1, 'E_PATH_TAKEN'))
  expect([whole!.endLine, whole!.endColumn, whole!.source]).toEqual([1, 1, undefined])
  expect(located(problem(file, 1, 1, 'E_MISSING'))).toMatchObject([{ endLine: 1, endColumn: 2, source: ['{}'] }])
})

test('what has no text to show has its place only', () => {
  const dir = folder({ 'secret.txt': 'secret', 'a.png': 'x', 'big.json': ' '.repeat(2_000_000), 'short.json': '{}' })
  mkdirSync(join(dir, 'folder.json'))
  symlinkSync(join(dir, 'secret.txt'), join(dir, 'link.json'))
  const files = ['none.json', 'a.png', 'big.json', 'folder.json', 'link.json']
  const problems = [
    ...files.map((file) => problem(join(dir, file), 1, 1)),
    problem(join(dir, 'short.json'), 90, 5),
    problem(join(dir, 'link.json'), 1, 1, 'E_OUTSIDE'),
  ]
  for (const { line, column, endLine, endColumn, source } of located(...problems))
    expect([endLine, endColumn, source]).toEqual([line, column, undefined])
})

test('a report is valid when no problem is an error', () => {
  const valid = (...severities: Problem['severity'][]) =>
    validationReport({
      problems: severities.map((severity) => problem('none.json', 1, 1, 'E_VALUE', severity)),
      checked: { files: 1, pages: 1 },
      files: [],
      elsewhere: 0,
    }).valid
  expect([valid(), valid('warning'), valid('warning', 'error')]).toEqual([true, true, false])
})
