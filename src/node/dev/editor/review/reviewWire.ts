import type { EditorProblem } from '#src/node/dev/editor/wire.ts'
import type { ChangedPage } from '#src/site/diff/changedPages.ts'

/** What a check says: `unknown` when only a build can tell. `figures` are what it has measured, a line each. */
export type ReviewCheck = { name: string; state: 'passed' | 'failed' | 'unknown'; about: string; figures?: string[] }

/** What changed, in words: a sum, what to know about it, and lines under titles, each with lines below it. */
export type ReviewWords = { summary: string; notes: string[]; groups: { title: string; items: { line: string; below: string[] }[] }[] }

/**
 * How it can be published: the branch that is checked out (null for none), a name for a new one, the remote, and how many files elsewhere
 * in the repository differ. `noPullRequest` says why none can be opened, null when one can.
 */
export type ReviewGit = { branch: string | null; suggestion: string; remote: string | null; noPullRequest: string | null; others: number }

/**
 * What there is to review. `reviewed` names the config that it is about. `pages` look otherwise than before; with `isAllOver`, what
 * surrounds every page does, too. Where something is not known, `failure` says why.
 */
export type EditorReview = {
  title: string
  reviewed: string | null
  words: ReviewWords | { failure: string }
  checks: ReviewCheck[]
  problems: EditorProblem[]
  /** Warnings that the last commit has as well, in files that have not changed: the first ones, and how many there are. */
  older: { count: number; first: EditorProblem[] }
  pages: ChangedPage[]
  isAllOver: boolean
  git: ReviewGit | { failure: string }
}

/** What was published, in sentences, with addresses to go on at, and why it did not go as far as was asked. */
export type EditorPublished = { done: string[]; links: { label: string; url: string }[]; unfinished: string | null }
