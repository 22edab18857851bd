import type { z } from 'zod'
import type { FileKind } from '#schemas/files.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { fillWords } from '#src/node/words/fillWords.ts'
import { firstValues, parseJsonFile } from './jsonFile.ts'
import type { ReadFile } from '#src/node/config/read/readFiles.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Overlay } from '#src/site/languages/overlay.ts'
import { shapeProblems } from './shapeProblems.ts'

/** A file with a valid shape. */
export type ParsedFile<Value = unknown> = {
  file: string
  kind: FileKind
  schema: z.ZodType
  value: Value
  /** Its language; undefined if unknown. */
  language: string | undefined
  /** The address that a translation of a page sets. */
  path?: string
}

/** A parsed JSON file: without `kind` it is not a config file, without `text` it could not be read, and `isJson` means valid JSON. */
export type ParseResult = {
  file: string
  kind: FileKind | undefined
  text: string | undefined
  /** The hash of the text. */
  hash: string | undefined
  isJson: boolean
  /** For a translation: its own content, and its source. The value is that of both merged. */
  overlay?: Overlay | undefined
  /** Absent if its shape is invalid. */
  parsed: ParsedFile | undefined
  /** Places of interface texts that are still English, although the site is not. */
  english: readonly KeyPath[]
  problems: readonly (Problem | UnplacedProblem)[]
}

/**
 * Parses a config file and checks its shape. Missing interface texts are those of `language`, the language of the site, which the settings
 * define themselves. Problems name the file below the config folder.
 */
export function parseFile({ file, kind, schema, given, text: source, hash, problems: unread }: ReadFile, language?: string): ParseResult {
  const none = { file, kind, hash, parsed: undefined, english: [] }
  if (source === undefined || !kind || !schema) return { ...none, text: undefined, isJson: false, problems: unread }
  const json = parseJsonFile(file, source)
  const { text, value } = json
  // Other errors in a file with a wrong encoding are usually consequences of it.
  const problems = unread.length > 0 ? unread : json.problems
  const isJson = value !== undefined
  if (unread.length > 0 || (problems.length > 0 && !isJson)) return { ...none, text, isJson, problems }
  if (problems.length > 0) return { ...none, text, isJson, problems: [...problems, ...shapeBeside(file, text, kind, schema, language)] }
  const spoken = kind === 'site' ? languageIn(value) : language
  const { value: filled, english } = fillWords(kind, schema, given && isFields(value) ? { ...given, ...value } : value, spoken)
  const result = schema.safeParse(filled)
  const parsed = result.success ? { file, kind, schema, value: result.data, language: spoken } : undefined
  if (parsed) return { file, kind, text, hash, isJson, parsed, english, problems }
  return { ...none, text, isJson, problems: shapeProblems(file, json, schema, result.error!) }
}

/** Shape errors of a JSON file with duplicate or forbidden keys, or lone surrogates. */
function shapeBeside(file: string, text: string, kind: FileKind, schema: z.ZodType, language: string | undefined): readonly Problem[] {
  const value = firstValues(text)
  const filled = fillWords(kind, schema, value, kind === 'site' ? languageIn(value) : language)
  const { error } = schema.safeParse(filled.value)
  return error ? shapeProblems(file, { text, value }, schema, error) : []
}

function languageIn(value: unknown): string | undefined {
  const { language } = Object(value) as { language?: unknown }
  return typeof language === 'string' ? language : undefined
}
