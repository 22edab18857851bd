import type { EditorDone, EditorExport, EditorImport, EditorWorkList } from '#src/node/dev/editor/wire.ts'
import { askPreview } from '#src/editor/askPreview.ts'

/** A file from translators; `language` is a tag for tables that name none. */
export type ReturnedFile = { name: string; base64: string; language: string }

/** Requests to the preview about translations. They reject with a message for authors. */
export const translationsApi = {
  list: () => askPreview<EditorWorkList>('/_dev/edit/translations/list'),
  /** The missing and outdated texts of a file. */
  open: (file: string, language: string) =>
    askPreview<Pick<EditorWorkList['files'][number], 'open'>>(
      `/_dev/edit/translations/open?file=${encodeURIComponent(file)}&language=${encodeURIComponent(language)}`,
    ),
  export: (asked: { language: string; format: 'xliff' | 'csv'; isAll: boolean; only: string[] }) =>
    askPreview<EditorExport>('/_dev/edit/translations/export', asked),
  plan: (file: ReturnedFile, path: string) => askPreview<EditorImport>('/_dev/edit/translations/plan', { ...file, path }),
  import: (file: ReturnedFile, path: string) => askPreview<EditorDone>('/_dev/edit/translations/import', { ...file, path }),
}
