import type { KeyPath } from './site.ts'

/**
 * A safe fix of one file: `set` puts a value in place of another, `rename` gives the key at a place another name, `insert` adds a first
 * key to the object at a place, `remove` takes a key or an item away, of a key that is written twice the second one. `relink` leads links
 * and pictures with one address elsewhere: the field at a place when it is that address, otherwise those in its Markdown; without a place
 * the file itself is Markdown. `label` says it in a few words for a button, such as `Change "herro" to "hero"`.
 */
export type Fix = { label: string; file: string } & (
  | { do: 'set'; keyPath: KeyPath; value: unknown }
  | { do: 'rename'; keyPath: KeyPath; key: string }
  | { do: 'insert'; keyPath: KeyPath; key: string; value: unknown }
  | { do: 'remove'; keyPath: KeyPath }
  | { do: 'relink'; keyPath: KeyPath; from: string; to: string }
)

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
  /** How to mend it without a person, where that is safe. Its file is the path below the config folder. */
  fix?: Fix | undefined
}

/** A problem found in parsed config: its place is a path of keys, which the loader turns into line and column. */
export type UnplacedProblem = {
  code: string
  severity?: 'error' | 'warning'
  /** Path of the file below the config folder. */
  file: string
  keyPath: KeyPath
  /** The text file, line and column (from 1; the first column when left out) that are at fault, when the field only names that file. */
  text?: { file: string; line: number; column?: number } | undefined
  /** Points at the key in place of its value. */
  onKey?: boolean
  message: string
  hint?: string | undefined
  fix?: Fix | undefined
}
