import type { EditorDeletedPages, EditorVersionViews, EditorVersions, VersionRef } from '#src/node/dev/editor/history/historyWire.ts'
import type { EditorDone, EditorPlan } from '#src/node/dev/editor/wire.ts'
import { askPreview } from '#src/editor/askPreview.ts'

/** A version of the page in `file`; `path` is the page to show, and `label` names the version in the undo history. */
export type AskedVersion = { ref: VersionRef; file: string; path: string; label: string }

/** Requests to the preview about the history of a page. They reject with a message for authors. */
export const historyApi = {
  /** The versions of a page, from a cursor on. */
  versions: (file: string, cursor: string | null) =>
    askPreview<EditorVersions>(
      `/_dev/edit/history?file=${encodeURIComponent(file)}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    ),
  /** The pages that were deleted. */
  deleted: () => askPreview<EditorDeletedPages>('/_dev/edit/deleted'),
  /** The states of the site that show a version, the one before it, and the current one. */
  views: (asked: AskedVersion) => askPreview<EditorVersionViews>('/_dev/edit/version', asked),
  /** What restoring a version would change. */
  plan: (asked: AskedVersion) => askPreview<EditorPlan>('/_dev/edit/restore-plan', asked),
  restore: (asked: AskedVersion) => askPreview<EditorDone>('/_dev/edit/restore', asked),
}
