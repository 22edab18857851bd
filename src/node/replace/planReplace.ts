import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import type { Change, Plan } from '#src/node/edit/change.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { type Hit, type Scope, editOf, findWords } from './findWords.ts'
import type { WordQuery } from './wordPattern.ts'

/** Words and their replacement; `leftOut` are places that stay as they are, as `placeOf` names them. */
export type Replacement = WordQuery & Scope & { by: string; leftOut?: readonly string[] | undefined }

/**
 * Plans a replacement of words wherever visitors read them. Words that are partly formatted stay, and the notes say so. Does not write
 * anything.
 */
export function planReplace(config: ConfigBefore, { by, leftOut = [], ...query }: Replacement): Plan {
  if (query.words.trim() === '') return { failure: 'Name the words to find.' }
  const next = by.normalize('NFC')
  const out = new Set(leftOut)
  const hits = findWords(config, query, query)
  const chosen = hits.filter((hit) => !out.has(placeOf(hit)))
  const changed = chosen.filter(({ isFormatted }) => !isFormatted)
  if (changed.length === 0)
    return { failure: hits.length === 0 ? `No text has the words "${query.words}".` : 'None of the places is to be changed.' }
  const formatted = chosen.filter(({ isFormatted }) => isFormatted)
  return {
    changes: changesOf(config, changed, (words) => (query.matchCase ? next : capitalizedLike(words, query.words.trim(), next))),
    notes: [
      `${counted(changed.length, 'place')} changed in ${counted(new Set(changed.map(({ file }) => file)).size, 'file')}.`,
      ...formatted.map((hit) => `Not changed, because the words are partly formatted: ${hit.file}:${hit.line}:${hit.column}`),
    ],
  }
}

/** The name of a place: its file, line and column. */
export function placeOf({ file, line, column }: Pick<Hit, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`
}

function changesOf({ configDir, sources, translations }: ConfigBefore, hits: readonly Hit[], by: (words: string) => string): Change[] {
  const texts = new Map([...sources, ...translations].map(({ file, text }) => [file, text]))
  const files = new Map<string, Hit[]>()
  for (const hit of hits) {
    const own = files.get(hit.file)
    if (own) own.push(hit)
    else files.set(hit.file, [hit])
  }
  return Array.from(files, ([file, own]) => ({
    from: file,
    to: file,
    before: texts.get(file) ?? readInside(configDir, file)!,
    edits: own.map((hit) => editOf(hit, by(hit.words))),
  }))
}

/** The replacement for a match: with a capital if the match has one that the query lacks, as at the start of a sentence. */
function capitalizedLike(words: string, query: string, by: string): string {
  const first = (text: string) => Array.from(text)[0] ?? ''
  const isCapital = first(words) !== first(query) && first(words) === first(query).toUpperCase()
  return isCapital ? first(by).toUpperCase() + by.slice(first(by).length) : by
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
