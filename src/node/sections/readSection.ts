import { join } from 'node:path'
import { isOwnType } from '#src/contract/sections.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { brokenCode } from './brokenCode.ts'
import { compileSchema } from './compileSchema.ts'
import type { OwnSection } from './OwnSection.ts'
import type { Reached } from './reached.ts'
import { faultyWriter } from './faultyWriter.ts'
import { DEFAULT_EXPORT, saidBy } from './saidBy.ts'
import { shownFields } from './shownFields.ts'
import { type SectionFault, exampleAt } from './sectionCode.ts'
import type { SectionFolder } from './foldersIn.ts'

/** A section type from its schema file, and all inputs of that file. */
export type ReadSection = OwnSection & { reached: Reached }

const SCHEMA = /^schema\.[jt]s$/
const VIEW = /^view\.[jt]sx$/
const MARKDOWN = /^markdown\.[jt]s$/

/**
 * Reads the folder of an own section type: `schema.ts`, whose default export is created with `section`, `view.tsx`, whose default export is
 * the component, and `markdown.ts`, if it exists, whose default export writes a section as Markdown. `words` are the known names of
 * interface texts, if all of them are known.
 */
export async function readSection(
  { folder, type, files }: SectionFolder,
  words: ReadonlySet<string> | undefined,
): Promise<ReadSection | SectionFault> {
  const schemaFile = files.find((file) => SCHEMA.test(file))
  const viewFile = files.find((file) => VIEW.test(file))
  if (!schemaFile || !viewFile) {
    const missing = schemaFile ? 'view.tsx, its component' : 'schema.ts, its fields'
    return at(folder, `the section type ${type} has no ${missing}`, 'Add it; npm run new -- section <type> creates both files.')
  }
  const file = join(folder, schemaFile)
  let compiled: Awaited<ReturnType<typeof compileSchema>>
  try {
    compiled = await compileSchema(file)
  } catch (error) {
    return brokenCode(file, error)
  }
  const said = saidBy(compiled.found, type)
  if ('message' in said) {
    const { message, hint, example } = said
    return { ...at(file, message, hint), ...(example && (await exampleAt(file, example.index, example.keyPath))) }
  }
  const unknown = Object.values(said.traits.words ?? {}).find((name) => words?.has(name) === false)
  if (words && unknown !== undefined) {
    const hint = didYouMean(unknown, [...words]) ?? 'The name is the first argument of words(…) in words.ts, next to the sections folder.'
    return at(file, `words refers to "${unknown}", which does not exist`, hint)
  }
  if (!isOwnType(type)) return at(file, `the section type ${type} already exists; rename this one`, DEFAULT_EXPORT)
  const section = { type, view: join(folder, viewFile), ...said, shows: shownFields(said.schema) }
  const markdownFile = files.find((name) => MARKDOWN.test(name))
  if (markdownFile === undefined) return { ...section, markdown: undefined, reached: compiled.bundle.reached }
  const markdown = join(folder, markdownFile)
  try {
    const { found, bundle } = await compileSchema(markdown)
    const fault = faultyWriter(found['default'], said)
    if (fault) return at(markdown, fault.message, fault.hint)
    return { ...section, markdown, reached: both(compiled.bundle.reached, bundle.reached) }
  } catch (error) {
    return brokenCode(markdown, error)
  }
}

function both(one: Reached, other: Reached): Reached {
  return { files: { ...one.files, ...other.files }, folders: { ...one.folders, ...other.folders } }
}

function at(file: string, message: string, hint: string): SectionFault {
  return { file, line: 1, column: 1, message, hint }
}
