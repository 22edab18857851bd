import type { EditorProblem } from '#src/node/dev/editor/wire.ts'
import type { ChangedPage } from '#src/site/diff/changedPages.ts'

/** The result of a check: `unknown` if only a build can tell. `figures` are its measurements, one per line. */
export type ReviewCheck = { name: string; state: 'passed' | 'failed' | 'unknown'; about: string; figures?: string[] }

/** The changes in words: a summary, notes, and titled groups of lines, each with details below it. */
export type ReviewWords = { summary: string; notes: string[]; groups: { title: string; items: { line: string; below: string[] }[] }[] }

/**
 * How the changes can be published: the current branch (null for none), a suggested new branch, the remote, and the number of changed files
 * elsewhere in the repository. `noPullRequest` says why a pull request cannot be opened; null if it can.
 */
export type ReviewGit = { branch: string | null; suggestion: string; remote: string | null; noPullRequest: string | null; others: number }

/**
 * The review. `reviewed` identifies its config. `pages` are those that look different; with `isAllOver`, the frame of every page does, too.
 * If something is unknown, `failure` says why.
 */
export type EditorReview = {
  title: string
  reviewed: string | null
  words: ReviewWords | { failure: string }
  checks: ReviewCheck[]
  problems: EditorProblem[]
  /** Warnings that the last commit has as well, in unchanged files: their number and the first ones. */
  older: { count: number; first: EditorProblem[] }
  pages: ChangedPage[]
  isAllOver: boolean
  git: ReviewGit | { failure: string }
}

/** What was published, in sentences, links for the next step, and why publishing stopped early, if it did. */
export type EditorPublished = { done: string[]; links: { label: string; url: string }[]; unfinished: string | null }
