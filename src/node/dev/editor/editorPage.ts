import type { Loaded } from '#src/node/config/loadSite.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { files as fileTable } from '#schemas/files.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import type { EditorFile, EditorPage, EditorProblem } from './wire.ts'

/** A page for the editor: where its sections are written, and the files that hold them as they are on disk. */
export function editorPage(configDir: string, site: Site, problems: Loaded['problems'], path: string): EditorPage {
  const page = findPage(site, path) ?? site.notFound
  const counts = new Map<string, number>()
  const pagesOf = (file: string) => {
    if (!counts.has(file)) counts.set(file, file === page.file ? 1 : pagesShowing(site, file).length)
    return counts.get(file)!
  }
  const { sections, sources } = page
  return {
    path: page.path,
    name: page.meta.name,
    sections: sources.map(({ file, keyPath }, index) => ({ type: sections[index]!.type, file, keyPath, pages: pagesOf(file) })),
    files: [...new Set([page.file, ...sources.map(({ file }) => file)])].flatMap((file) => editorFile(configDir, file, problems) ?? []),
  }
}

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

/** Problems as the editor shows them. */
export function editorProblems(configDir: string, problems: readonly Problem[]): EditorProblem[] {
  const folder = `${pathFromCwd(configDir)}/`
  return problems.map(({ severity, file, path, message, hint, line }) => ({
    severity,
    file: file.startsWith(folder) ? file.slice(folder.length) : file,
    path,
    message,
    hint,
    line,
  }))
}
