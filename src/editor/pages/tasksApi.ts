import type {
  EditorDone,
  EditorHistory,
  EditorParts,
  EditorPlan,
  EditorTypefaces,
  FoundWords,
  LibraryFile,
  TriedLook,
} from '#src/node/dev/editor/wire.ts'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import type { PageList } from '#src/node/dev/editor/pages/pagesWire.ts'
import { askPreview } from '#src/editor/askPreview.ts'

/** Requests to the preview about whole pages; `path` is the open page. They reject with a message for authors. */
export const tasksApi = {
  /** The changes that a task would make. */
  plan: (task: EditorTask, path: string) => askPreview<EditorPlan>('/_dev/edit/plan', { task, path }),
  /** Runs a task. */
  carry: (task: EditorTask, path: string) => askPreview<EditorDone>('/_dev/edit/carry', { task, path }),
  /** The places of words in the texts of the site. */
  find: (query: { words: string; matchCase: boolean; wholeWords: boolean }) => askPreview<FoundWords>('/_dev/edit/find', query),
  /** Whether the preview knows a page yet. */
  shown: (path: string) => askPreview<{ isShown: boolean }>(`/_dev/edit/shown?path=${encodeURIComponent(path)}`),
  /** The pages of the site with their states. */
  pages: () => askPreview<PageList>('/_dev/edit/pages'),
  /** The files of the site. */
  library: () => askPreview<{ files: LibraryFile[] }>('/_dev/edit/library'),
  /** Deletes a file that nothing uses. */
  takeOut: (path: string) => askPreview<{ history: EditorHistory }>('/_dev/edit/take-out', { path }),
  /** Shows a theme on pages without saving it. */
  tryTheme: (theme: object) => askPreview<TriedLook>('/_dev/edit/try', { theme }),
  /** Typefaces to choose from. */
  typefaces: () => askPreview<EditorTypefaces>('/_dev/edit/typefaces'),
  /** Makes a typeface, or a font file, the font of the site. */
  setFont: (font: { family: string } | { file: { name: string; base64: string } }, path: string) =>
    askPreview<EditorDone>('/_dev/edit/font', { ...font, path }),
  /** The current names, pages and shared sections of the site. */
  parts: () => askPreview<EditorParts>('/_dev/edit/parts'),
}
