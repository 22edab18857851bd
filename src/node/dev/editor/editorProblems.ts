import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Problem } from '#src/site/problem.ts'
import type { EditorProblem } from './wire.ts'

/** Problems in the form that the editor shows. */
export function editorProblems(configDir: string, problems: readonly Problem[]): EditorProblem[] {
  const folder = `${pathFromCwd(configDir)}/`
  return problems.map(({ code, severity, file, path, message, hint, line }) => ({
    severity,
    file: file.startsWith(folder) ? file.slice(folder.length) : file,
    path,
    message,
    // The editor updates the notes of translations itself.
    hint: code === 'E_TRANSLATION_STALE' ? 'Translate it again, or mark it as up to date.' : hint,
    line,
  }))
}
