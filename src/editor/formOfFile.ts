import type { EditorFile, EditorSite, FormField } from '#src/node/dev/editor/wire.ts'

/** The form of a file: for an entry, that of its collection; undefined if there is none. */
export function formOfFile(
  { entries, files }: Pick<EditorSite, 'entries' | 'files'>,
  { kind, file, translates }: Pick<EditorFile, 'kind' | 'file' | 'translates'>,
): FormField | undefined {
  const own = kind === 'entry' ? entries[file.split('/')[1]!] : undefined
  return (translates ? own?.translated : own?.form) ?? files[kind]
}
