import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'

/** Fails unless a problem points into its file: to a character, to the end of a line, or to the start of a missing file. */
function expectSoundPlace({ file, line, column, message, code }: Problem): void {
  expect(code).toMatch(/^E_/)
  expect(message).not.toMatch(/undefined|\[object|\n\s+at |node_modules/)
  let text = ''
  try {
    text = readFileSync(resolve(file), 'utf8').replace(/^\uFEFF/, '')
  } catch {
    expect([line, column]).toEqual([1, 1])
  }
  const lines = text.split('\n')
  expect(line).toBeGreaterThanOrEqual(1)
  expect(line).toBeLessThanOrEqual(lines.length)
  expect(column).toBeGreaterThanOrEqual(1)
  expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
}

/**
 * Fails unless all problems of a folder have messages and positions without duplicates, and nothing has changed the prototype of all
 * objects.
 */
export function expectSoundReport(configDir: string): void {
  const { site, problems } = loadSite(configDir)
  expect(site === null).toBe(problems.some(({ severity }) => severity === 'error'))
  for (const problem of problems) {
    expect(resolve(problem.file).startsWith(configDir)).toBe(true)
    expectSoundPlace(problem)
  }
  const told = problems.map((problem) => JSON.stringify(problem))
  expect(new Set(told).size).toBe(told.length)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}
