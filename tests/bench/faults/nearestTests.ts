import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Fault } from './Fault.ts'
import type { ImportGraph } from './importGraph.ts'

/** The unit tests and the browser tests of a project, as paths below it. */
export function testFilesOf({ files }: ImportGraph): { unit: string[]; browser: string[] } {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:release|engines)\//.test(file)
  const tests = [...files].filter(isTest).sort()
  const isBrowser = (file: string) => /(?:^|\/)tests\/e2e\/|^tests\/support\/browser\/launch\.test/.test(file)
  return { unit: tests.filter((file) => !isBrowser(file)), browser: tests.filter(isBrowser) }
}

/**
 * Those of the tests that depend on a file: those of its own folder first, then the nearest by imports, and among equals those with the
 * most words of its path.
 */
export function nearestUnitTests(graph: ImportGraph, file: string, tests: readonly string[]): string[] {
  const steps = graph.dependants(file)
  const words = wordsOf(file)
  const shared = (test: string) => wordsOf(test).filter((word) => words.includes(word)).length
  const isApart = (test: string) => (dirname(test) === dirname(file) ? 0 : 1)
  return tests
    .filter((test) => steps.has(test))
    .sort((one, other) => isApart(one) - isApart(other) || steps.get(one)! - steps.get(other)! || shared(other) - shared(one))
}

/** Tests in the order of how much of a file’s path they name in theirs and in their words; words that few tests have weigh most. */
export function likeliestTests(root: string, file: string, tests: readonly string[]): string[] {
  const texts = new Map(tests.map((test) => [test, readFileSync(join(root, test), 'utf8').toLowerCase()]))
  const words = [...new Set(wordsOf(file))]
  const weights = new Map(
    words.map((word) => [word, Math.log((1 + tests.length) / (1 + [...texts.values()].filter((text) => text.includes(word)).length))]),
  )
  const score = (test: string) =>
    words.reduce(
      (sum, word) => sum + weights.get(word)! * ((texts.get(test)!.includes(word) ? 1 : 0) + (wordsOf(test).includes(word) ? 3 : 0)),
      0,
    )
  return tests
    .map((test) => ({ test, score: score(test) }))
    .sort((one, other) => other.score - one.score)
    .map(({ test }) => test)
}

/** Faults in the order of how likely failures of a test file are theirs: by words of their files in what failed, and by imports. */
export function likeliestFaults(
  graph: ImportGraph,
  test: string,
  failures: readonly { title: string; message: string }[],
  faults: readonly Fault[],
): Fault[] {
  const told = failures.map(({ title, message }) => `${title} ${message}`.toLowerCase()).join(' ')
  const looked = faults.map((fault) => ({
    fault,
    words: wordsOf(basename(fault.file)).filter((word) => told.includes(word)).length + (dirname(fault.file) === dirname(test) ? 1 : 0),
    steps: graph.dependants(fault.file).get(test) ?? Infinity,
  }))
  return looked.sort((one, other) => other.words - one.words || one.steps - other.steps).map(({ fault }) => fault)
}

const COMMON = new Set([
  'src',
  'node',
  'site',
  'tests',
  'test',
  'ts',
  'tsx',
  'e2e',
  'packages',
  'view',
  'index',
  'of',
  'to',
  'and',
  'the',
  'in',
])

function wordsOf(path: string): string[] {
  return path
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word))
}
