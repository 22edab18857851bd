import { files as fileTable } from '#src/contract/files.ts'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { translatedBy, withAllSections } from '#src/node/edit/translationEdits.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Problem } from '#src/site/problem.ts'
import { editorProblems } from './editorProblems.ts'
import type { EditorFile } from './wire.ts'

/** A file of the config as it is on disk; undefined when it cannot be edited. */
export function editorFile(configDir: string, file: string, problems: readonly Problem[]): EditorFile | undefined {
  const read = readForEdit(configDir, file)
  if ('failure' in read) return undefined
  const own = editorProblems(configDir, problems).filter((problem) => problem.file === file)
  const plain = read.text.replace(/^\uFEFF/, '')
  if (isTextFile(file)) return { file, kind: 'text', hash: read.hash, value: plain.replaceAll('\r\n', '\n'), problems: own }
  const kind = fileTable.find(({ pattern }) => pattern.test(file))!.kind
  try {
    const value: unknown = JSON.parse(plain)
    const translates = isFields(value) ? translatedBy(configDir, file) : undefined
    if (!isFields(value) || !translates) return { file, kind, hash: read.hash, value, problems: own }
    return { file, kind, hash: read.hash, value: withAllSections(value, translates), problems: own, translates }
  } catch {
    return undefined
  }
}
