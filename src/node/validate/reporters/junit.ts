import { printable } from '#src/node/text/printable.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Reporter } from './reporter.ts'
import { sentence } from './sentence.ts'

/** For test reports: JUnit XML with a test case for each file. Errors make its case fail; warnings are its output. */
export const junit: Reporter = ({ problems, files }) => {
  const found = new Map<string, Problem[]>(files.map((file) => [file, []]))
  for (const problem of problems) {
    const others = found.get(problem.file)
    if (others) others.push(problem)
    else found.set(problem.file, [problem])
  }
  const cases = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  const failures = cases.filter(([, list]) => list.some(({ severity }) => severity === 'error')).length
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="validate" ${counts}>`,
    `  <testsuite name="config" ${counts} skipped="0">`,
    ...cases.map(([file, list]) => testCase(file, list)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

function testCase(file: string, problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const start = `    <testcase classname="config" name="${escaped(file)}" file="${escaped(file)}" line="${problems[0]?.line ?? 1}"`
  if (problems.length === 0) return `${start}/>`
  const lines = (list: Problem[]) =>
    list
      .map((problem) => escaped(printable(`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${sentence(problem)}`)))
      .join('\n')
  const [first] = errors
  return [
    `${start}>`,
    // Most readers show one failure per case, so all errors of a file are in one.
    ...(first
      ? [
          `      <failure type="${escaped(first.code)}" message="${escaped(errors.length === 1 ? printable(first.message) : `${errors.length} errors`)}">${lines(errors)}</failure>`,
        ]
      : []),
    ...(warnings.length > 0 ? [`      <system-out>${lines(warnings)}</system-out>`] : []),
    '    </testcase>',
  ].join('\n')
}

const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u007f-\u009f]/gu

/**
 * Text for XML 1.0, on one line: characters that it cannot contain, even escaped, are left out. Runners that read the output find no
 * commands in it.
 */
function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"'\t\n\r]|(?<=#)#(?=[a-z]*\[)/gi, (character) => `&#${character.charCodeAt(0)};`)
}
