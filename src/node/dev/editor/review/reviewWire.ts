import type { EditorProblem } from '#src/node/dev/editor/wire.ts'
import type { ChangeWord } from '#src/node/review/changes/changeWord.ts'
import type { ChangedPage } from '#src/site/diff/changedPages.ts'

/** The result of a check: `unknown` if only a build can tell. `figures` are its measurements, one per line. */
export type ReviewCheck = { name: string; state: 'passed' | 'failed' | 'unknown'; about: string; figures?: string[] }

/** The changes in words: a summary, notes, and titled groups of lines, each with details below it. */
export type ReviewWords = { summary: string; notes: string[]; groups: { title: string; items: { line: string; below: string[] }[] }[] }

/**
 * A change that can be made alone: `waiting` is the title under which it waits for approval, `release` the name of the release that has it,
 * and `earlier` the one that has another change in its place.
 */
export type ReviewChange = {
  id: string
  file: string
  words: ChangeWord[]
  waiting: string | null
  release: string | null
  earlier: string | null
}

/** Changes of a page, or of a file that several pages show; `pages` is their number. */
export type ReviewGroup = { page: { path: string; name: string } | null; file: string; pages: number; changes: ReviewChange[] }

/** Changes that were sent for approval: the branch, their title, the time, in milliseconds since 1970, and the page to approve them. */
export type ReviewWaiting = { branch: string; title: string; at: number; url: string | null; count: number }

/**
 * A release: its changes, those in places that have been published differently since (`lost`), what other releases change in the same
 * places, and whether it waits for approval.
 */
export type ReviewRelease = {
  slug: string
  name: string
  groups: ReviewGroup[]
  lost: { id: string; file: string }[]
  clashes: string[]
  isWaiting: boolean
}

/**
 * How the changes can be published: the current branch (null for none), a suggested new branch, the remote, and the number of changed files
 * elsewhere in the repository. `noPullRequest` says why a pull request cannot be opened; null if it can. `unsent` is the number of commits
 * of the current branch that the remote does not have.
 */
export type ReviewGit = {
  branch: string | null
  suggestion: string
  remote: string | null
  noPullRequest: string | null
  others: number
  unsent: number
}

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
  groups: ReviewGroup[]
  waiting: ReviewWaiting[]
  releases: ReviewRelease[]
  git: ReviewGit | { failure: string }
}

/**
 * What was published, in sentences, links for the next step, and why publishing stopped early, if it did. `details` are for developers, in
 * the terms of git.
 */
export type EditorPublished = { done: string[]; links: { label: string; url: string }[]; unfinished: string | null; details: string[] }

/**
 * Why changes are refused: the problems that they would cause alone, and the ids of the changes that belong together with them. `details`
 * are for developers, in the terms of git.
 */
export type RefusedChoice = { message: string; problems: EditorProblem[]; needs: string[]; details: string[] }
