import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeFault } from './codeFault.ts'
import { codeFaultLine, codeFaultView } from './codeFaultView.ts'

/** The absolute path of a code file, which is deleted after the test. */
function codeFile(text: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'code-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'Feature.tsx')
  writeFileSync(file, text)
  return file
}

test('H14 code that cannot be compiled is named with its place and the words of the compiler, without colours', () => {
  const file = codeFile('const a = 1\n}}}\n')
  const message = '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n     ╭─[ Feature.tsx:2:1 ]\n'
  const error = Object.assign(new Error(`Transform failed with 1 error:\n\n${message}`), {
    errors: [{ message, loc: { file, line: 2, column: 0 } }],
  })
  const fault = codeFault(error)
  expect(fault).toEqual({ message: 'Unexpected token', place: { file, line: 2, column: 1 } })
  expect(codeFaultLine(fault)).toMatch(/Feature\.tsx:2:1 Unexpected token$/)
  expect(codeFaultView(fault).frame.map(({ text }) => text)).toEqual(['const a = 1', '}}}', '^'])
})

test('H14 a module that is not there is missed where it is imported', () => {
  const file = codeFile("import a from 'a'\nimport { b } from './nope'\n")
  const error = new Error(`Failed to load url ./nope (resolved id: ./nope) in ${file}. Does the file exist?`)
  expect(codeFault(error)).toEqual({ message: '"./nope" is imported here but does not exist', place: { file, line: 2, column: 20 } })
})

test('H14 what code throws while it is loaded is told with the line that throws', () => {
  const file = codeFile('throw new Error("later")\n')
  const error = new TypeError('later')
  error.stack = `TypeError: later\n    at tool (${process.cwd()}/node_modules/vitest/index.js:1:1)\n    at eval (${file}:1:7)\n    at other (${file}:9:9)`
  expect(codeFault(error)).toEqual({ message: 'later', place: { file, line: 1, column: 7 } })
})

test('H14 an error without a place keeps its words', () => {
  const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', stack: '' })
  expect(codeFaultLine(codeFault(error))).toBe('it does not exist')
  expect(codeFaultLine(codeFault('odd'))).toBe('odd')
})
