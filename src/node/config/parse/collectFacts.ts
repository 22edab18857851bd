import { unknownEntry } from '#src/contract/entryPage.ts'
import type { Page } from '#src/contract/files.ts'
import type { FieldParts } from '#src/site/checks/fieldParts.ts'
import { hiddenPages } from '#src/site/checks/shape/alwaysShown.ts'
import { timeProblems } from '#src/site/checks/shape/timeOrder.ts'
import type { TimedPart } from '#src/site/pages/TimedPart.ts'
import { timedParts } from '#src/site/pages/timedParts.ts'
import type { Overlay } from '#src/site/languages/overlay.ts'
import type { Reference } from '#src/site/site.ts'
import { type TextField, fieldReferences } from './fieldReferences.ts'
import { readMarkdown } from './markdown.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { ParseResult, ParsedFile } from './parseFile.ts'
import type { ReadMarkdown } from '#src/node/config/read/readFiles.ts'
import type { TextFacts } from '#src/prose/textFacts.ts'
import { wordProblems } from './wordProblems.ts'

/** Facts of a JSON file, computed from its own text; `content` is absent if its shape is invalid. */
export type FileFacts = Omit<ParseResult, 'parsed' | 'english'> & { content: FileContent | undefined }

/**
 * Content of a file with a valid shape: its value, references, links, pictures, dates of fact checks, texts, and parts with publication
 * times.
 */
export type FileContent<Value = unknown> = ParsedFile<Value> & {
  references: readonly Reference[]
  parts: FieldParts
  texts: readonly FieldText[]
  timed: readonly (TimedPart & { file: string })[]
}

/**
 * A field that contains a Markdown text, with its facts, or names a Markdown file. `translates` is the corresponding text, or name, in the
 * source of a translation.
 */
export type FieldText = ((TextField & { kind: 'markdown'; facts: TextFacts }) | (TextField & { kind: 'markdownFile' })) & {
  translates?: string
}

/** A Markdown file with its facts, or why it has no text. */
export type MarkdownFile = { text: string; facts: TextFacts } | Exclude<ReadMarkdown, { text: string }>

/** Collects the facts of a JSON file. */
export function fileFacts({ file, kind, text, hash, isJson, overlay, parsed, english, problems: before }: ParseResult): FileFacts {
  const read = { file, kind, text, hash, isJson, overlay }
  if (!parsed) return { ...read, content: undefined, problems: before }
  const { references, textFields, parts, problems } = fieldReferences(parsed)
  const timed = timedParts(parsed.kind, parsed.value).map((part) => ({ file, ...part }))
  const isPage = kind === 'page' || kind === 'entry'
  const hidden = isPage ? hiddenPages({ file, value: parsed.value as Page }) : []
  const isDraft = isPage && (parsed.value as Page).draft === true
  // Without the fields of its collection, it is unknown which texts are Markdown.
  const isUnknown = isDraft || parsed.schema === unknownEntry
  const words = isUnknown ? [] : wordProblems({ parsed, english, before, text: text ?? '', references, textFields, overlay })
  const content = { ...parsed, references, parts, texts: textFields.map((field) => withFacts(field, overlay)), timed }
  return { ...read, content, problems: [...before, ...problems, ...timed.flatMap(timeProblems), ...hidden, ...words] }
}

function withFacts(field: TextField, overlay: Overlay | undefined): FieldText {
  // Items of a translation have the same positions as those of its source.
  const translated = overlay && valueAt(overlay.source, field.keyPath)
  const translates = typeof translated === 'string' && translated !== field.value ? { translates: translated } : {}
  return field.kind === 'markdown'
    ? { ...field, ...translates, kind: field.kind, facts: readMarkdown(field.value) }
    : { ...field, ...translates, kind: field.kind }
}

/** Collects the facts of a Markdown file. */
export function markdownFacts(read: ReadMarkdown): MarkdownFile {
  if (read === 'outside' || !('text' in read)) return read
  const facts = readMarkdown(read.text)
  // Other findings would be consequences of the encoding.
  if (read.fault) facts.slips = [{ code: 'E_ENCODING', value: '', ...read.fault }]
  return { text: read.text, facts }
}
