import { files as fileTable } from '#src/contract/files.ts'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { translatedBy, withAllSections } from '#src/node/edit/translationEdits.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { readSource } from '#src/node/edit/sources.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { textsOfFile } from '#src/node/translations/translatedFiles.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Fields, translatedTexts } from '#src/site/languages/overlay.ts'
import type { Problem } from '#src/site/problem.ts'
import { editorProblems } from './editorProblems.ts'
import type { EditorFile, EditorProblem, StillRight } from './wire.ts'

/** A file of the config as it is on disk; undefined if it cannot be edited. */
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
    const stale = new Set(problems.flatMap(({ code, path }) => (code === 'E_TRANSLATION_STALE' ? [path] : [])))
    const notes = notesOf(value, translates)
    const noted = own.map((problem): EditorProblem => {
      const stillRight = stale.has(problem.path) ? notes.get(problem.path) : undefined
      return stillRight ? { ...problem, stillRight } : problem
    })
    return {
      file,
      kind,
      hash: read.hash,
      value: withAllSections(value, translates),
      problems: noted,
      translates,
      texts: textsOf(configDir, file, { value, translates }),
    }
  } catch {
    return undefined
  }
}

/** The state of each text of a translation, by its path. */
function textsOf(configDir: string, file: string, { value, translates }: { value: Fields; translates: Fields }): EditorFile['texts'] {
  const source = readSource(configDir, sourceOfTranslation(file)!.source)
  const texts = source ? textsOfFile(configDir, source, { fields: translates, own: value, translation: { file }, language: 'en' }) : []
  return Object.fromEntries(
    texts.map(({ place, state, target, isLocked, block: { key, translates: of } }) => [
      place.join('.'),
      { state, isWritten: target !== undefined || isLocked, stillRight: { key, note: textNote(of) } },
    ]),
  )
}

/** For each text of a translation, the note that marks it as up to date, by the text’s path joined with dots. */
function notesOf(own: Fields, source: Fields): Map<string, StillRight> {
  const texts = translatedTexts({ own, source })
  return new Map(texts.map(({ key, keyPath, translates }) => [keyPath.join('.'), { key, note: textNote(translates) }]))
}
