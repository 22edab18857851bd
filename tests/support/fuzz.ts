import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { onTestFinished } from 'vitest'
import { isThorough } from './sampled.ts'

const { FUZZ_SEED = '20261121', FUZZ_SECONDS } = process.env

/** The default time limit of a property, in seconds. */
const SECONDS = isThorough ? 10 : 0.4

/**
 * The generated cases: the same in every run, `count` of them or as many as fit in the given seconds. `FUZZ_SEED` changes them,
 * `FUZZ_SECONDS` generates as many as fit in that time. A failure prints the seed and the path to the smallest case.
 */
export function bounds(count: number, seconds = SECONDS) {
  return {
    seed: Number(FUZZ_SEED),
    numRuns: FUZZ_SECONDS === undefined ? count : 1e7,
    interruptAfterTimeLimit: Number(FUZZ_SECONDS ?? seconds) * 1000,
    markInterruptAsFailure: false,
  }
}

/** Checks a property; throws with the smallest case that violates it. */
export function holds(property: fc.IRawProperty<unknown, false>, count: number): void {
  fc.assert(property, bounds(count))
}

/** Any text, including control characters and unpaired surrogates. */
export const anyText = fc.string({ unit: 'binary', maxLength: 60 })

/** Texts composed of pieces, so that cases are close to interesting ones. */
export function madeOf(...pieces: string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText }), { maxLength: 8 })
    .map((parts) => parts.join(''))
}

/** Values for a link. */
export const href = madeOf(
  '/',
  '//',
  '\\',
  '#',
  '?',
  '@',
  ':',
  'javascript:',
  'JavaScript:',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:',
  'https:',
  'https://',
  'https:/',
  'http://',
  'mailto:',
  'tel:',
  'a',
  'visit',
  'evil.example',
  'user:pw@',
  '..',
  '%2e',
  '%00',
  '\t',
  '\n',
  '\u0000',
  '\u0001',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '"',
  "'",
  '<',
  '>',
  '&#106;',
  '1',
)

/** Values for a path segment. */
export const segment = madeOf(
  '..',
  '.',
  '/',
  '\\',
  '%2e',
  '%2f',
  '\u0000',
  'con',
  'nul',
  'aux',
  'com1',
  'LPT9',
  'prn',
  'a',
  'b',
  'A',
  '-',
  '_',
  ' ',
  ':',
  'C:',
  '~',
  '.git',
  '.json',
  'index',
  'static',
  'assets',
  '404',
  'é',
  'ß',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
)

/** A copy of the bakery in a separate folder, and that folder; both are removed after the test. */
export function fuzzedProject(): { root: string; configDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  return { root, configDir }
}
