import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'

const LONGEST = 140

/** Every source and test file by its path, line by line. A project of its own (Astro, for comparison) keeps its own habits. */
const sources = new Map(
  ['src', 'schemas', 'packages', 'tests'].flatMap((folder) =>
    walk(folder)
      .files.map((file) => join(folder, file))
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('tests/bench/astro/'))
      .map((file) => [file, readFileSync(file, 'utf8').split('\n')] as const),
  ),
)

/** Where a line breaks a habit, as `file:line`. */
function placesOf(breaks: (line: string, index: number, lines: string[], file: string) => boolean): string[] {
  return [...sources].flatMap(([file, lines]) =>
    lines.flatMap((line, index) => (breaks(line, index, lines, file) ? [`${file}:${index + 1}`] : [])),
  )
}

const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`.*`|`[^`]*$|\/(?![/*])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+\/[a-z]*/g

/** Whether a line is too long, and not because of one text or pattern: only those cannot be broken. */
function isTooLong(line: string, index: number, lines: string[]): boolean {
  if (line.length <= LONGEST || isWithinTemplate(lines, index)) return false
  const longestLiteral = Math.max(0, ...(line.match(LITERAL) ?? []).map(({ length }) => length))
  return /^\s*(?:\/\/|\/?\*)/.test(line) || line.length - longestLiteral > LONGEST
}

function isWithinTemplate(lines: string[], index: number): boolean {
  const before = lines
    .slice(0, index)
    .join('\n')
    .replaceAll(/\\`|'`'|"`"/g, '')
  return before.split('`').length % 2 === 0
}

test('no line is longer than 140 characters, unless one text or pattern in it is', () => {
  expect(placesOf(isTooLong)).toEqual([])
})

test('imports name a file of their own folder with ./, and any other by #src, #schemas, #packages or #tests', () => {
  const isUpward = (line: string) => /^\s*(?:import|export)\b.*\bfrom '\.\.\/|\b(?:import|mock)\('\.\.\//.test(line)
  // Packages are written as their makers write them: these names are ours.
  const isOurs = (file: string) => !file.startsWith('tests/fixtures/packages/')
  expect(placesOf((line, index, lines, file) => isOurs(file) && isUpward(line) && !isWithinTemplate(lines, index))).toEqual([])
})

test('addresses are parsed by urlOf: before Node 24, URL.canParse comes to refuse hosts with letters such as ö', () => {
  const runsInNode = /^(?:schemas|src\/(?:node|site|prose|services))\/(?!.*\.test\.)/
  expect(placesOf((line, _, __, file) => runsInNode.test(file) && /\bURL\.canParse\(/.test(line))).toEqual([])
})

test('no test is left out without a reason in the line above, and none runs alone', () => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  expect(placesOf((line, _, __, file) => isTest(file) && /\b(?:test|it|describe)\.only\b/.test(line))).toEqual([])
  expect(
    placesOf(
      (line, index, lines, file) =>
        isTest(file) && /\b(?:test|it|describe)\.(?:skip|skipIf|runIf|todo)\b/.test(line) && !/^\s*\/\//.test(lines[index - 1] ?? ''),
    ),
  ).toEqual([])
})

test('a test that needs a document says so in its first line, where vite.config.ts looks', () => {
  expect(placesOf((line, index) => index > 0 && line.startsWith('// @vitest-environment'))).toEqual([])
})

test('no test gets a second try', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).not.toMatch(/\bretry\b/)
  expect(placesOf((line) => /\bretry: ?\d+ ?[,}]/.test(line))).toEqual([])
})

test('no pattern of the linter looks ahead or behind: such a one never matches, and nothing says so', () => {
  const patterns = [...readFileSync('.oxlintrc.json', 'utf8').matchAll(/"regex": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  )
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => /\(\?[=!<]/.test(pattern))).toEqual([])
})

test('titles name values of a table by %s or by their field: $0 is undefined', () => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  expect(placesOf((line, _, __, file) => isTest(file) && /\)\('[^']*\$\d+\b[^']*',/.test(line))).toEqual([])
})
