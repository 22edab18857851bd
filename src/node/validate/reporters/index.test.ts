import { expect, test } from 'vitest'
import { hostileTexts, sampleProblem, sampleReport } from './fixtures/sampleReport.ts'
import { isFormat, reporters } from './index.ts'

test.each(['json5', 'toString', '__proto__', '', 'JSON'])('%j is no format', (word) => {
  expect(isFormat(word)).toBe(false)
})

test.each(Object.entries(reporters))('%s lets no config text act where it is printed', (name, reporter) => {
  for (const hostile of hostileTexts) {
    const shown = reporter(
      sampleReport([sampleProblem({ message: hostile, path: hostile, hint: hostile, file: `config/${hostile}.json` })]),
      { color: false },
    )
    // The properties of an annotation are decoded by the runner, which then looks for nothing else in that line.
    const printed = name === 'github' ? shown.replace(/^::error file=.*?,line=2,/gm, '') : shown
    expect(printed).not.toMatch(/##[a-z]*\[|^\s*::|[\u0000-\u0009\u000b-\u001f\u0080-\u009f]/im)
  }
})

test.each(Object.entries(reporters))('%s shows the same report the same way, and every problem in it', (_name, reporter) => {
  const problems = hostileTexts.map((message, index) => sampleProblem({ message, line: index + 1001 }))
  const report = sampleReport(problems)
  const shown = reporter(report, { color: false })
  expect(reporter(report, { color: false })).toBe(shown)
  expect(shown).not.toMatch(/\n$/)
  for (const { line } of problems) expect(shown).toContain(String(line))
})
