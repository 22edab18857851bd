import { posix } from 'node:path'
import { adviceOf } from '#src/site/checks/ruleOf.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import type { FieldText } from '#src/node/config/parse/collectFacts.ts'
import { foreignText } from '#src/prose/foreignTexts.ts'
import { readMarkdown } from '#src/node/config/parse/markdown.ts'
import { repeatInText } from '#src/prose/repeats.ts'
import type { TextFiles } from '#src/node/config/parse/textFiles.ts'
import type { Found, TextFacts } from '#src/prose/textFacts.ts'
import { textLines } from '#src/node/config/read/textLines.ts'
import { typoInText } from '#src/prose/typos.ts'

/** A Markdown text of a section: the field that contains it or names its file, its source, and its facts. */
export type SectionText = {
  file: string
  keyPath: KeyPath
  source: string
  facts: TextFacts
  /** Texts of the headings from which anchors are derived: those of the source if a translation has the same number, otherwise its own. */
  anchorTitles: Titles
  /** Its own file, if any. */
  textFile?: { file: string; lines: readonly string[] } | undefined
}

type Titles = Readonly<Pick<TextFacts, 'titles' | 'subtitles'>>

/** A field that names a missing Markdown file. */
export type MissingText = { file: string; keyPath: KeyPath; problems: UnplacedProblem[] }

/** The text of a field, with its facts. */
export function sectionText(file: string, field: FieldText, texts: Pick<TextFiles, 'get' | 'isFolder'>): SectionText | MissingText {
  const { keyPath, value } = field
  if (field.kind === 'markdown') {
    const translates = field.translates === undefined ? undefined : readMarkdown(field.translates)
    return { file, keyPath, source: value, facts: field.facts, anchorTitles: sharedTitles(field.facts, translates) }
  }
  const beside = (name: string) => posix.join(posix.dirname(file), name)
  const textFile = beside(value)
  const missing = (code: UnplacedProblem['code'], message: string): MissingText => ({
    file,
    keyPath,
    problems: [{ code, file, keyPath, message }],
  })
  const found = texts.get(textFile)
  if (found === undefined) {
    return texts.isFolder(textFile)
      ? missing('E_UNREADABLE', `"${value}" cannot be read: it is a folder`)
      : missing('E_NO_MARKDOWN', `there is no file "${value}" next to this one`)
  }
  // A file outside the folder is already reported.
  if (found === 'outside') return { file, keyPath, problems: [] }
  if (!('text' in found)) return missing(found.code, `"${value}" ${found.reason}`)
  const translates = field.translates === undefined ? undefined : texts.get(beside(field.translates))
  return {
    file,
    keyPath,
    source: found.text,
    facts: found.facts,
    anchorTitles: sharedTitles(found.facts, translates !== 'outside' && translates && 'facts' in translates ? translates.facts : undefined),
    textFile: { file: textFile, lines: textLines(found.text.replace(/^\uFEFF/, '')).lines },
  }
}

/** A translation has the anchors of its source, so that links to them work in every language. */
function sharedTitles(own: TextFacts, translates: TextFacts | undefined): Titles {
  const { titles, subtitles } = translates ?? own
  return {
    titles: titles.length === own.titles.length ? titles : own.titles,
    subtitles: subtitles.length === own.subtitles.length ? subtitles : own.subtitles,
  }
}

/** The links and pictures of a text. */
export function referencesIn(text: SectionText): Reference[] {
  const { links, images } = text.facts
  const reference = (kind: 'href' | 'asset') => (found: Found) => ({
    kind,
    value: found.value,
    ...whereIn(text, found),
    words: found.words,
  })
  return [...links.map(reference('href')), ...images.map(reference('asset'))]
}

/** Problems of a single text, in a file of a language; undefined if the language is unknown. */
export function problemsIn(text: SectionText, language: string | undefined): UnplacedProblem[] {
  const { refused, skipped, slips } = text.facts
  // Texts in fields are checked with the fields.
  const foreign = text.textFile && language !== undefined ? foreignText(text.source, language) : undefined
  const typing = text.textFile && typoInText(text.source)
  const repeat = text.textFile && repeatInText(text.source)
  return [
    ...(foreign ? [{ code: 'E_OTHER_LANGUAGE', ...whereIn(text, foreign), message: foreign.message, cause: foreign.cause } as const] : []),
    ...(repeat
      ? [{ code: 'E_REPEATED', ...whereIn(text, repeat), message: `"${repeat.value.slice(0, 60)}" appears twice in a row` } as const]
      : []),
    ...(typing ? [{ code: 'E_TYPING', ...whereIn(text, typing), message: typing.message } as const] : []),
    ...slips.map((found): UnplacedProblem => ({ code: found.code, ...whereIn(text, found), message: found.message, hint: found.hint })),
    ...refused.map((found): UnplacedProblem => ({
      code: 'E_URL_SCHEME',
      ...whereIn(text, found),
      message: `"${found.value.slice(0, 80)}" is not an allowed link`,
      hint: adviceOf('E_URL_SCHEME'),
    })),
    ...skipped.map((found): UnplacedProblem => ({
      code: 'E_HEADING_LEVEL',
      ...whereIn(text, found),
      message: `the heading "${found.value.slice(0, 80)}" skips a level`,
    })),
  ]
}

function whereIn(
  { file, keyPath, textFile }: SectionText,
  { value, line, column: known }: Found & { column?: number },
): Pick<Reference, 'file' | 'keyPath' | 'text'> {
  if (!textFile) return { file, keyPath }
  const column = known ?? ((textFile.lines[line - 1]?.indexOf(value) ?? -1) + 1 || 1)
  return { file, keyPath, text: { file: textFile.file, line, column } }
}
