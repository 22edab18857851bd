import type { ProblemCode } from './checks/index.ts'
import type { RuleProblem } from './checks/rule.ts'
import type { Fix } from './fix.ts'

/** A range of a text. Lines and columns count from 1; the end is the column after the last character. */
export type TextRange = { line: number; column: number; endLine: number; endColumn: number }

/** Some lines of a text; `first` is the number of the first one, from 1. */
export type Excerpt = { first: number; lines: readonly string[] }

/** A problem of the config: what is wrong, where, and what to do. */
export type Problem = TextRange & {
  code: ProblemCode
  severity: 'error' | 'warning'
  /** Displayed path of the file: the config folder and the path below it. */
  file: string
  /** Keys from the top of the file, joined by dots; empty for the whole file. */
  path: string
  message: string
  /** Future moment from which it is an error that stops builds. */
  since?: string | undefined
  hint?: string | undefined
  /** The surrounding lines of its file, where they help. */
  excerpt?: Excerpt | undefined
  /** A safe automatic fix. Its file is the path below the config folder. */
  fix?: Fix | undefined
  /** The unknown section type that it names. */
  unknownType?: string | undefined
  /** The common cause of several problems of its rule. */
  cause?: string | undefined
}

/** A problem in parsed config: its place is a key path, which the loader converts to line and column. Its rule defines the severity. */
export type UnplacedProblem = RuleProblem & { code: ProblemCode }
