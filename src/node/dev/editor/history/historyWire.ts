import type { ChangeWord } from '#src/node/review/changes/changeWord.ts'

/** A file of a page: its current path, the one that it had at a version, and the one before, if the version renamed it. */
type NamedFile = { now: string; old: string; was?: string | undefined }

/** How a version is asked for: a commit with the files of the page at it, or an edit that is not published yet. */
export type VersionRef = { commit: string; files: NamedFile[] } | { step: string }

/**
 * A version of a page: `who` made it (empty for an edit that is not published), when, in milliseconds since 1970, the words of its author,
 * and what changed, by file.
 */
export type EditorVersion = {
  ref: VersionRef
  who: string
  at: number
  title: string
  text: string
  changes: { file: string; words: ChangeWord[] }[]
}

/**
 * The history of a page: its `own` files, which are restored with it, the `shared` ones, edits that are not published yet, and published
 * versions, the last one first; `next` is the cursor of more. `failure` says why there are no published ones.
 */
export type EditorVersions = {
  own: string[]
  shared: string[]
  steps: EditorVersion[]
  versions: EditorVersion[]
  next: string | null
  failure: string | null
}

/** A state of a page that can be shown: its path in a state of the site; null if the page did not exist, a string if it cannot be shown. */
export type ShownVersion = { path: string; view: string } | null | string

/** A version of a page, the one before it, and the current one. */
export type EditorVersionViews = { before: ShownVersion; version: ShownVersion; now: ShownVersion }

/**
 * A deleted page: its path and name, who deleted it and when, in milliseconds since 1970, and the words of the commit; `at` is null, and
 * `who` and `title` empty, if that is not published yet. `ref` is its last version.
 */
export type EditorDeletedPage = { path: string; name: string; file: string; ref: VersionRef; at: number | null; who: string; title: string }

/** The deleted pages of a site, the last ones first; `failure` says why they are not known. */
export type EditorDeletedPages = { pages: EditorDeletedPage[]; failure: string | null }
