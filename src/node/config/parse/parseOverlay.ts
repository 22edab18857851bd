import { z } from 'zod'
import type { FileKind } from '#schemas/files.ts'
import { Translated } from '#schemas/translated.ts'
import { PagePath } from '#schemas/atoms.ts'
import { fieldTypesOf } from '#src/contract/entryPage.ts'
import { type Fields, type Overlay, overlaid } from '#src/site/languages/overlay.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'
import { fillWords } from '#src/node/words/fillWords.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Spelling } from '#src/site/words/spelling.ts'
import { unmatchedTranslationItem } from './unmatchedTranslationItem.ts'
import { firstValues, parseJsonFile } from './jsonFile.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import type { OverlayFile } from '#src/node/config/read/overlayFile.ts'
import type { ParseResult } from './parseFile.ts'
import { type ReadFile, readJson } from '#src/node/config/read/readFiles.ts'
import { shapeProblems } from './shapeProblems.ts'
import { translationProblems } from './translationProblems.ts'
import { untranslatedValues } from './untranslatedValues.ts'
import { withSharedAnchors } from './withSharedAnchors.ts'

/** Fields of a translation in addition to those of its source. */
const OverlayFields = z.strictObject({ $schema: z.string().optional(), translated: Translated.optional() })
const PageOverlayFields = OverlayFields.extend({ path: PagePath.optional() })

/** Inputs for reading a translation: folder, target language, spelling of anchors, and for an entry, what its collection says about it. */
type Reading = { listed: ListedFiles; hashes: FileHashes; tag: string; spelling: Spelling } & Pick<Partial<ReadFile>, 'schema' | 'given'>

/**
 * Reads a translation with its source, and checks the shape of both merged. Errors of the source are reported there, and then the
 * translation is not checked.
 */
export function parseOverlay(file: string, of: OverlayFile, reading: Reading): ParseResult {
  const read = readJson(file, reading.listed.outside.has(file), reading.hashes, of.source)
  const { kind, hash } = read
  const schema = reading.schema ?? read.schema
  const unread = { file, kind, text: read.text, hash, isJson: false, parsed: undefined, english: [] }
  if (read.text === undefined || !kind || !schema) return { ...unread, problems: read.problems }
  const json = parseJsonFile(file, read.text)
  const isJson = json.value !== undefined
  const problems = read.problems.length > 0 ? read.problems : json.problems
  if (read.problems.length > 0 || !isJson) return { ...unread, text: json.text, isJson, problems }
  const whole = { file, kind, schema, hash, text: json.text }
  if (problems.length === 0) return overlayOf({ ...whole, value: json.value }, of, reading)
  // Other errors of a file with duplicate or forbidden keys, or lone surrogates.
  const beside = overlayOf({ ...whole, value: firstValues(json.text) }, of, reading)
  return { ...beside, parsed: undefined, problems: [...problems, ...beside.problems] }
}

/** A translation in JSON, and its expected shape. */
type TranslationFile = { file: string; kind: FileKind; schema: z.ZodType; hash: string | undefined; text: string; value: unknown }

function overlayOf(json: TranslationFile, { source, folder }: OverlayFile, { listed, hashes, tag, spelling, given }: Reading): ParseResult {
  const { file, kind, schema, hash } = json
  const isJson = true
  const unread = { file, kind, text: json.text, hash, isJson, parsed: undefined, english: [] }
  if (!isFields(json.value)) return { ...unread, problems: wrongShape(file, json, z.object({})) }
  if (!listed.all.includes(source))
    return { ...unread, problems: [{ code: 'E_NO_SOURCE', file, keyPath: [], message: `there is no ${source}` }] }

  const fields = kind === 'page' || kind === 'entry' ? PageOverlayFields : OverlayFields
  const [ofTranslation, own] = parted(json.value, Object.keys(fields.shape))
  const wrong = wrongShape(file, { ...json, value: ofTranslation }, fields)
  if (wrong.length > 0) return { ...unread, problems: wrong }
  const said = ofTranslation['path']
  if (typeof said === 'string' && !`${said}/`.startsWith(`/${folder}/`)) {
    const message = `must start with /${folder}, like all addresses of this language, got "${said}"`
    return { ...unread, problems: [{ code: 'E_VALUE', file, keyPath: ['path'], message }] }
  }
  const below = sourceValue(source, listed, hashes)
  if (!below) return { ...unread, problems: [] }
  const overlay: Overlay = { own, source: kind === 'site' ? inLanguage(below, tag) : below }
  const merged = withSharedAnchors(overlaid(overlay.source, own), overlay, spelling)
  const whole = given ? { ...given, ...(merged as Fields) } : merged
  const filled = fillWords(kind, schema, whole, tag)
  const result = schema.safeParse(filled.value)
  const isSound = schema.safeParse(overlay.source).success
  const lost =
    result.success || !isSound
      ? undefined
      : unmatchedTranslationItem(
          overlay,
          result.error.issues.map(({ path }) => path),
        )
  const of = { file, kind, text: json.text, hash, isJson, overlay, english: [] }
  if (!result.success)
    return {
      ...of,
      parsed: undefined,
      problems: lost
        ? [{ ...lost, file }]
        : isSound
          ? shapeProblems(file, { text: json.text, value: whole }, schema, result.error, overlay)
          : [],
    }
  // Notes on these values would be consequences.
  const copied = untranslatedValues(file, own, fieldTypesOf(schema))
  const { path, translated = {} } = ofTranslation as { path?: string; translated?: Record<string, string> }
  return {
    ...of,
    english: filled.english,
    parsed: { file, kind, schema, value: result.data, language: tag, ...(path !== undefined && { path }) },
    problems:
      copied.length > 0
        ? copied
        : translationProblems({ file, source, overlay, tag }, translated, ofTranslation['translated'] !== undefined),
  }
}

/** The content of a source file, without its schema; undefined if it cannot be read. */
function sourceValue(source: string, listed: ListedFiles, hashes: FileHashes): Fields | undefined {
  const { text } = readJson(source, listed.outside.has(source), hashes)
  const value = text === undefined ? undefined : parseJsonFile(source, text).value
  if (!isFields(value)) return undefined
  const { $schema: _schema, ...fields } = value
  return fields
}

/** The settings of a site in another language, without interface texts in the language of the site. */
function inLanguage({ words: _words, ...settings }: Fields, tag: string): Fields {
  return { ...settings, language: tag }
}

function wrongShape(file: string, json: { text: string; value: unknown }, schema: z.ZodType): ParseResult['problems'] {
  const result = schema.safeParse(json.value)
  return result.success ? [] : shapeProblems(file, json, schema, result.error)
}

function parted(value: Fields, keys: readonly string[]): [some: Fields, others: Fields] {
  const of = (wanted: boolean) => Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key) === wanted))
  return [of(true), of(false)]
}
