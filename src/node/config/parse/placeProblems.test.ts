import { expect, test } from 'vitest'
import { Theme } from '#schemas/theme.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import { fileFacts, markdownFacts } from './collectFacts.ts'
import { sampleProblem } from '#src/node/validate/reporters/fixtures/sampleReport.ts'
import { parseFile } from './parseFile.ts'
import { placeProblems, placesInJson, placesInMarkdown, sortedByPlace } from './placeProblems.ts'
import type { ReadMarkdown } from '#src/node/config/read/readFiles.ts'

/** Problems in a theme and a text, with their places. */
function placed(json: string, markdown: ReadMarkdown, ...problems: Omit<UnplacedProblem, 'code' | 'message'>[]): Problem[] {
  const theme = fileFacts(parseFile({ file: 'theme.json', kind: 'theme', schema: Theme, text: json, hash: '', problems: [] }))
  const places = new Map([
    ['theme.json', placesInJson(theme)],
    ['pages/a.md', placesInMarkdown(markdownFacts(markdown))],
  ])
  return placeProblems(
    problems.map((problem) => ({ code: 'E_VALUE', message: 'it is wrong', ...problem })),
    (file) => places.get(file),
  )
}

const theme = (keyPath: UnplacedProblem['keyPath']) => ({ file: 'theme.json', keyPath })
const prose = (line: number, column?: number) => ({
  file: 'pages/a.json',
  keyPath: ['a'],
  text: { file: 'pages/a.md', line, ...(column === undefined ? {} : { column }) },
})

test('a problem has the start and the end of what is meant, and the lines around it', () => {
  expect(placed('\uFEFF{\r\n  "a": "bleu"\r\n}\r\n', { text: '' }, theme(['a']))).toMatchObject([
    {
      file: 'theme.json',
      path: 'a',
      line: 2,
      column: 8,
      endLine: 2,
      endColumn: 14,
      excerpt: { first: 1, lines: ['{', '  "a": "bleu"', '}', ''] },
    },
  ])
})

test('in a text, the target of a link ends before its bracket, anything else with its line', () => {
  const text = '\uFEFF# Bread\n\nAsk about [bread](/braed), please. \r\n'
  const excerpt = { first: 1, lines: ['# Bread', '', 'Ask about [bread](/braed), please. ', ''] }
  expect(placed('{}', { text }, prose(3, 19), prose(3), prose(9))).toMatchObject([
    { file: 'pages/a.md', path: '', line: 3, column: 19, endLine: 3, endColumn: 25, excerpt },
    { line: 3, column: 1, endLine: 3, endColumn: 35, excerpt },
    { line: 9, column: 1, endLine: 9, endColumn: 1 },
  ])
})

test('a problem of the whole file has no length and shows no lines', () => {
  const [whole, first] = placed('{}', { text: '' }, { ...theme([]), code: 'E_PATH_TAKEN' } as UnplacedProblem, theme([]))
  expect(whole).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: undefined })
  expect(first).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 2, excerpt: { first: 1, lines: ['{}'] } })
})

test('what has no text to show has its place only', () => {
  const unread: ReadMarkdown[] = ['outside', { code: 'E_TOO_BIG', reason: 'is larger than 512 KB' }]
  for (const markdown of unread) {
    for (const problem of placed('{}', markdown, prose(1), { file: 'assets/a.png', keyPath: [] }))
      expect(problem).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: undefined })
  }
})

test('problems are sorted by file and place, and one that was found twice stays once', () => {
  const problem = (file: string, line: number, column: number) => sampleProblem({ file, line, column })
  const [a, b, c, d] = [problem('a.json', 2, 9), problem('a.json', 10, 1), problem('a.json', 10, 2), problem('b.json', 1, 1)]
  expect(sortedByPlace([d, c, a, { ...c }, b])).toEqual([a, b, c, d])
})
