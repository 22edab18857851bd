import { posix } from 'node:path'
import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { folderOf } from '#schemas/languages.ts'
import { editInString } from '#src/node/edit/jsonString.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { type Source, readInside, treeOf } from '#src/node/edit/sources.ts'
import { type Translation, addressOf, languagesOf } from '#src/node/edit/translations.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Fields, overlaid, placeInOverlay } from '#src/site/languages/overlay.ts'
import { textLines } from '#src/node/config/read/textLines.ts'
import type { KeyPath } from '#src/site/site.ts'
import { readerTexts } from './readerTexts.ts'
import { type ShownWords, plainWords, shownWords } from './shownWords.ts'
import { type WordQuery, roughTest, wordPattern } from './wordPattern.ts'
import { escapedMarkdown } from './escapedMarkdown.ts'

/** Where to search: everywhere, in one language (`de`), or on one page with the texts that only it has (`/visit`). */
export type Scope = { language?: string | undefined; page?: string | undefined }

/**
 * A place of the words: `length` characters of the source from `offset` on. `path` is the page that is written in the file; null for files
 * that several pages show. `keyPath` is null in Markdown files. `before` and `after` are the words around it, on one line. With
 * `isFormatted`, part of the words is formatted, such as `two **words**`. `form` says how a replacement is written there.
 */
export type Hit = {
  file: string
  offset: number
  length: number
  line: number
  column: number
  path: string | null
  language: string
  keyPath: KeyPath | null
  before: string
  words: string
  after: string
  isFormatted: boolean
  form: { isJson: boolean; markdown: 'none' | 'start' | 'inside' }
}

/** What is searched: the files of a config folder. */
export type Searched = { configDir: string; sources: readonly Source[]; translations: readonly Translation[] }

/** How much of a text is shown before and after the words, in characters. */
const AROUND = 60

/**
 * All places where visitors read the words: in the texts of pages, menus, shared sections and settings, in the order of files. Files that
 * are not well-formed are skipped.
 */
export function findWords({ configDir, sources, translations }: Searched, query: WordQuery, scope: Scope = {}): Hit[] {
  const pattern = wordPattern(query)
  const mayMatch = roughTest(query.words)
  const namesOf = namer(sources, translations)
  const valueOf = valueReader(sources)
  const found = new Map<string, Hit[]>()
  for (const source of [...sources, ...translations]) {
    const { file, text } = source
    if (!text.includes('.md"') && !mayMatch(text)) continue
    const names = namesOf(source)
    if ((scope.language ?? names.language) !== names.language || (scope.page ?? names.path) !== names.path) continue
    const whole = valueOf(source)
    if (!whole) continue
    const matches: (Match & { keyPath: KeyPath })[] = []
    for (const { kind, value, keyPath } of readerTexts(source.schema, whole.value, mayMatch)) {
      if (kind === 'markdownFile') {
        const textFile = posix.join(posix.dirname(file), value)
        if (!found.has(textFile)) found.set(textFile, hitsInText(configDir, textFile, names, { pattern, mayMatch }))
        continue
      }
      // What a translation inherits is found in its source.
      const place = whole.placeOf(keyPath)
      if (!place) continue
      const units = kind === 'plain' ? [plainWords(value)] : shownWords(value, mayMatch)
      for (const match of matchesIn(units, pattern, kind === 'markdown')) matches.push({ ...match, keyPath: place })
    }
    found.set(file, matches.length > 0 ? hitsInJson(source, names, matches) : [])
  }
  return [...found.values()].flat()
}

function hitsInJson({ file, text }: Source, names: Names, matches: readonly (Match & { keyPath: KeyPath })[]): Hit[] {
  const tree = treeOf(text)
  const { rangeAt } = textLines(text)
  return matches.flatMap(({ start, end, markdown, ...match }): Hit[] => {
    const node = tree && findNodeAtLocation(tree, match.keyPath)
    if (node?.type !== 'string') return []
    const { offset, length } = editInString(text, node, start, end, '')
    const { line, column } = rangeAt(offset, offset + length)
    return [{ file, offset, length, line, column, ...names, ...match, form: { isJson: true, markdown } }]
  })
}

function hitsInText(
  configDir: string,
  file: string,
  names: Names,
  { pattern, mayMatch }: { pattern: RegExp; mayMatch(text: string): boolean },
): Hit[] {
  const text = readInside(configDir, file)
  if (text === undefined || !mayMatch(text)) return []
  const { rangeAt } = textLines(text)
  return matchesIn(shownWords(text, mayMatch), pattern, true).map(({ start, end, markdown, ...match }) => {
    const { line, column } = rangeAt(start, end)
    return { file, offset: start, length: end - start, line, column, ...names, keyPath: null, ...match, form: { isJson: false, markdown } }
  })
}

/** The edit that replaces the words of a place. */
export function editOf({ offset, length, form: { isJson, markdown } }: Hit, words: string): Edit {
  const shown = markdown === 'none' ? words : escapedMarkdown(words, markdown === 'start')
  return { offset, length, content: isJson ? JSON.stringify(shown).slice(1, -1) : shown }
}

/** A match in a source. */
type Match = Pick<Hit, 'before' | 'words' | 'after' | 'isFormatted'> & { start: number; end: number; markdown: Hit['form']['markdown'] }

function matchesIn(units: readonly ShownWords[], pattern: RegExp, isMarkdown: boolean): Match[] {
  return units.flatMap(({ text, starts, ends, parts, isWritten }) => {
    const values = Array.from(text.matchAll(/\{[A-Za-z]\w*\}/g), ({ 0: { length }, index }) => ({ from: index, to: index + length }))
    return Array.from(text.matchAll(pattern)).flatMap(({ 0: words, index: from }): Match[] => {
      const to = from + words.length
      // The name of a value, which visitors do not read.
      if (values.some((value) => value.from < to && from < value.to)) return []
      return [
        {
          start: starts[from]!,
          end: ends[to - 1]!,
          before: onOneLine(wordsBefore(text, from)),
          words: onOneLine(words),
          after: onOneLine(wordsAfter(text, to)),
          isFormatted: parts[from] !== parts[to - 1],
          markdown: !isMarkdown || isWritten ? 'none' : from === 0 ? 'start' : 'inside',
        },
      ]
    })
  })
}

/** The text up to a place, from a word on, with an ellipsis for what is before it. */
function wordsBefore(text: string, end: number): string {
  const near = text.slice(Math.max(0, end - AROUND), end)
  return end <= AROUND ? near : `… ${near.slice(near.trimEnd().indexOf(' ') + 1)}`
}

/** The text from a place on, up to a word, with an ellipsis for what is after it. */
function wordsAfter(text: string, start: number): string {
  const near = text.slice(start, start + AROUND)
  if (start + AROUND >= text.length) return near
  const end = near.lastIndexOf(' ')
  return `${end > 0 ? near.slice(0, end) : near} …`
}

/** The value that pages show of a file, merged with its source for a translation, and where the file itself writes its parts. */
type Whole = { value: unknown; placeOf(keyPath: KeyPath): KeyPath | undefined }

function valueReader(sources: readonly Source[]): (source: Source & Partial<Translation>) => Whole | undefined {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  return ({ text, translates }) => {
    const value = jsonOf(text)
    if (translates === undefined) return value && { value, placeOf: (keyPath) => keyPath }
    const source = jsonOf(texts.get(translates))
    if (!value || !source) return undefined
    const { path: _path, translated: _translated, $schema: _schema, ...own } = value
    return { value: overlaid(source, own), placeOf: (keyPath) => placeInOverlay({ own, source }, keyPath) }
  }
}

function jsonOf(text: string | undefined): Fields | undefined {
  try {
    const value: unknown = JSON.parse((text ?? '').replace(/^\uFEFF/, ''))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

type Names = Pick<Hit, 'path' | 'language'>

/** The page and the language of a file. */
function namer(sources: readonly Source[], translations: readonly Translation[]): (source: Source & Partial<Translation>) => Names {
  const pages = pageFiles([...sources])
  const paths = new Map(Array.from(pages.files, ([path, file]) => [file, path]))
  const languages = new Map(languagesOf(sources).map((language) => [folderOf(language), language.tag]))
  const settings = sources.find(({ kind }) => kind === 'site')
  const tree = settings && treeOf(settings.text)
  const main: string = (tree && findNodeAtLocation(tree, ['language'])?.value) ?? 'en'
  return (source) => {
    const path = paths.get(source.translates ?? source.file) ?? null
    if (source.translates === undefined) return { path, language: languages.get(/^pages\/([^/]+)\//.exec(source.file)?.[1] ?? '') ?? main }
    return {
      path: path === null ? null : addressOf(source as Translation, path, { translations, pages }).path,
      language: languages.get(source.folder!) ?? main,
    }
  }
}
