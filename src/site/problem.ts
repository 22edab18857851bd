import type { At } from './site.ts'

/** What is wrong with the config, at which place, and what to do. Lines and columns count from 1. */
export type Problem = {
  code: string
  severity: 'error' | 'warning'
  /** Path of the file as it is shown: the config folder and the path below it. */
  file: string
  line: number
  column: number
  /** Keys from the top of the file, joined by dots; empty for the whole file. */
  path: string
  message: string
  hint?: string | undefined
  /** The line at fault as it is written, for faults of the text itself. */
  excerpt?: string | undefined
}

/** A problem found in parsed config: its place is a path of keys, which the loader turns into line and column. */
export type Finding = {
  code: string
  severity?: 'error' | 'warning'
  /** Path of the file below the config folder. */
  file: string
  at: At
  /** The text file and line (from 1) that are at fault, when the field only names that file. */
  text?: { file: string; line: number } | undefined
  /** Points at the key in place of its value. */
  onKey?: boolean
  message: string
  hint?: string | undefined
}
