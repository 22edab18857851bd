import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import type { StarterWords } from '#src/prose/starterWords.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Source, parseSource } from './sources.ts'

/** What starter values are made from: the day, placeholder texts, and the files of the config. */
type Given = { today: string; words: StarterWords; sources: readonly Source[] }

/**
 * Starter values for the fields of a new entry that are required, or whose names are in `needed`. A reference without any entry to name is
 * left out, so that it is reported.
 */
export function starterFields(types: FieldTypes, given: Given, needed: ReadonlySet<string> = new Set()): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]) => {
      const value = type.required || needed.has(name) ? starter(type, given) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function starter(type: FieldType, given: Given): unknown {
  const { today, words, sources } = given
  switch (type.kind) {
    case 'text':
      return words.heading.slice(0, type.maxLength)
    case 'longText':
      return words.body
    case 'number':
      return type.min ?? Math.min(0, type.max ?? 0)
    case 'price':
      return 0
    case 'date':
      return today
    case 'period':
      return { start: today, end: today }
    case 'choice':
      return type.options[0]!.value
    case 'choices':
      return [type.options[0]!.value]
    case 'place':
      return { name: words.heading }
    case 'link':
      return { label: words.heading, href: '/' }
    case 'picture':
    case 'file':
      return fileLike(type.kind, given)
    case 'reference': {
      const id = sources.flatMap(({ file }) => entryIn(type.collection, file) ?? [])[0]
      return id !== undefined && type.many ? [id] : id
    }
    case 'list':
      return [starterFields(type.fields, given)]
  }
}

function entryIn(collection: string, file: string): string | undefined {
  const [, folder, name] = /^collections\/([^/]+)\/([^/.]+)\.json$/.exec(file) ?? []
  return folder === collection && name !== 'index' ? name : undefined
}

/** The logo of the site, until there is a real picture or file. */
function fileLike(kind: 'picture' | 'file', { sources, words }: Given): unknown {
  const settings = sources.find((source) => source.kind === 'site')
  const logo = settings && parseSource(settings)?.value['logo']
  if (!isFields(logo)) return undefined
  const { src, width, height } = logo
  return kind === 'file' ? { file: src, label: words.heading } : { src, alt: words.heading, width, height }
}
