import { files as fileTable } from '#schemas/files.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import type { Problem } from '#src/site/problem.ts'
import { editorProblems } from './editorProblems.ts'
import type { EditorFile } from './wire.ts'

/** A JSON file of the config as it is on disk; undefined when it cannot be edited. */
export function editorFile(configDir: string, file: string, problems: readonly Problem[]): EditorFile | undefined {
  const read = readForEdit(configDir, file)
  if ('failure' in read) return undefined
  const kind = fileTable.find(({ pattern }) => pattern.test(file))!.kind
  try {
    const value: unknown = JSON.parse(read.text.replace(/^\uFEFF/, ''))
    const own = editorProblems(configDir, problems).filter((problem) => problem.file === file)
    return { file, kind, hash: read.hash, value, problems: own }
  } catch {
    return undefined
  }
}
