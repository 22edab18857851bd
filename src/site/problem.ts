import type { ProblemCode } from './checks/index.ts'
import type { RuleProblem } from './checks/rule.ts'
import type { Fix } from './fix.ts'

/** A stretch of a text. Lines and columns count from 1; the end is the column behind the last character. */
export type TextRange = { line: number; column: number; endLine: number; endColumn: number }

/** Some lines of a text; `first` is the number of the first one, from 1. */
export type Excerpt = { first: number; lines: readonly string[] }

/** What is wrong with the config, at which place, and what to do. */
export type Problem = TextRange & {
  code: ProblemCode
  severity: 'error' | 'warning'
  /** Path of the file as it is shown: the config folder and the path below it. */
  file: string
  /** Keys from the top of the file, joined by dots; empty for the whole file. */
  path: string
  message: string
  /** A moment in the future from which on it is an error, and stops builds. */
  since?: string | undefined
  hint?: string | undefined
  /** The lines of its file around it, where they help to see what is meant. */
  excerpt?: Excerpt | undefined
  /** How to fix it without a person, where that is safe. Its file is the path below the config folder. */
  fix?: Fix | undefined
  /** The section type that it names, where nobody has one of that name. */
  unknownType?: string | undefined
  /** What several problems of its rule come from. */
  cause?: string | undefined
}

/**
 * A problem found in parsed config: its place is a path of keys, which the loader turns into line and column. Its rule has the severity.
 */
export type UnplacedProblem = RuleProblem & { code: ProblemCode }
