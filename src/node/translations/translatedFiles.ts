import { posix } from 'node:path'
import { z } from 'zod'
import { folderOf } from '#schemas/languages.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { type PageFiles, pageFiles } from '#src/node/edit/pageFiles.ts'
import { type Source, readInside, readSources } from '#src/node/edit/sources.ts'
import { type Translation, addressOf, languagesOf, readTranslations } from '#src/node/edit/translations.ts'
import { placeWords } from '#src/node/reference/placeWords.ts'
import { readerTexts } from '#src/node/replace/readerTexts.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Fields, type TranslatableText, translatableTexts } from '#src/site/languages/overlay.ts'
import type { KeyPath } from '#src/site/site.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { countWords } from './countWords.ts'

/** A language into which a site is translated. */
export type Language = SiteSettings['languages'][number]

/**
 * `missing`: visitors read the source, or the page is left out. `stale`: the source has changed since. `same`: the text is the same in this
 * language, because it is recorded so or has no words.
 */
export type TextState = 'missing' | 'stale' | 'done' | 'same'

/**
 * A text of a file, and its translation. `id` is its place by the ids of the items around it; `block` is the value that a translation
 * writes as a whole, such as a table, and `rest` the place within it. Texts of a block of another shape than that of the source are
 * `isLocked`: they are translated in the file. `place` is where the translation writes it, `most` its limit in characters.
 */
export type TranslationText = {
  id: string
  kind: 'plain' | 'markdown' | 'markdownFile'
  source: string
  target: string | undefined
  state: TextState
  isLocked: boolean
  label: string
  about: string | undefined
  most: number | undefined
  words: number
  schema: z.ZodType
  place: KeyPath
  rest: KeyPath
  block: TranslatableText
}

/**
 * A file in one of the languages: its source, and its translation, if there is one. `path` and `address` are those of the page and of its
 * translation, null for files that several pages show. A page that is written separately in the language has no texts, and `separate` is
 * its file.
 */
export type TranslatedFile = {
  source: Source
  value: Fields
  name: string
  path: string | null
  address: string | null
  language: Language
  translation: Translation | undefined
  own: Fields
  separate: string | undefined
  isDraft: boolean
  texts: TranslationText[]
}

/** The files of a config folder, and the tag of its own language. */
export type TranslatedSite = { language: string; languages: Language[]; files: TranslatedFile[] }

/** Kinds of files that have translations. */
const KINDS: ReadonlySet<string> = new Set(['site', 'header', 'footer', 'page', 'collection', 'entry', 'fragment'])

/** Settings of the site that are names, or written for each language. */
const NOT_IN_SITE: ReadonlySet<KeyPath[number]> = new Set(['words', 'languages', 'name', 'organization'])

/** All texts that visitors read, in each language of a site, in the order of files. Files that are not well-formed are skipped. */
export function translatedFiles(configDir: string, sources = readSources(configDir), translations = readTranslations(configDir, sources)) {
  const languages = languagesOf(sources)
  const folders = new Set(languages.map(folderOf))
  const pages = pageFiles(sources)
  const paths = new Map([...pages.files].map(([path, file]) => [file, path]))
  const main = mainLanguage(sources)
  const known = new Map(translations.map((one) => [`${one.folder} ${one.translates}`, one]))
  const separate = separatePages(sources, folders)
  const routeOf = madeOnce((place: string) => entryRoute(place, { sources, translations, pages }))
  const files: TranslatedFile[] = []
  for (const source of languages.length > 0 ? sources : []) {
    const isTranslation = folders.has(sourceOfTranslation(source.file)?.folder ?? '')
    if (!KINDS.has(source.kind) || isTranslation || folderOfPage(source.file, folders) !== undefined) continue
    const value = jsonOf(source.text)
    if (!value) continue
    const { $schema: _schema, ...fields } = value
    const texts = sourceTexts(configDir, source, fields, main)
    for (const language of languages) {
      const translation = known.get(`${folderOf(language)} ${source.file}`)
      const own = translation ? jsonOf(translation.text) : {}
      if (!own || texts.length === 0) continue
      const path = paths.get(source.file) ?? null
      const folder = folderOf(language)
      const elsewhere = path === null ? undefined : separate.get(`${folder} ${path}`)
      files.push({
        source,
        value: fields,
        name: nameOf(own, translation) ?? nameOf(fields, source) ?? source.file,
        path,
        address: path === null ? null : (addressSaid(own) ?? addressIn(source, folder, path, routeOf)),
        language,
        translation,
        own,
        separate: elsewhere,
        isDraft: own['draft'] === true,
        texts: elsewhere === undefined ? textsIn(configDir, { source, fields, own, translation }, texts) : [],
      })
    }
  }
  return { language: main, languages, files } satisfies TranslatedSite
}

/** A file in a language, by the path of its source and the tag; undefined if it has no texts. */
export function translatedFile(
  { configDir, sources, translations }: { configDir: string; sources: readonly Source[]; translations: readonly Translation[] },
  { file, language }: { file: string; language: string },
): TranslatedFile | undefined {
  const needed = sources.filter((source) => source.file === file || source.kind === 'site' || source.kind === 'collection')
  const own = translations.filter(({ translates }) => translates === file || translates.endsWith('/index.json'))
  return translatedFiles(configDir, needed, own).files.find((one) => one.source.file === file && one.language.tag === language)
}

/** The tag of the site’s own language. */
export function mainLanguage(sources: readonly Source[]): string {
  const settings = sources.find(({ kind }) => kind === 'site')
  const language = settings && jsonOf(settings.text)?.['language']
  return typeof language === 'string' ? language : 'en'
}

type SourceText = Pick<TranslationText, 'kind' | 'source' | 'schema' | 'about' | 'label' | 'most' | 'words'> & {
  keyPath: KeyPath
  value: string
}

function sourceTexts(configDir: string, source: Omit<Source, 'text'>, fields: Fields, language: string): SourceText[] {
  return readerTexts(source.schema, fields).flatMap(({ kind, value, keyPath, schema, about }): SourceText[] => {
    if (source.kind === 'site' && NOT_IN_SITE.has(keyPath[0]!)) return []
    const text = kind === 'markdownFile' ? readInside(configDir, besideOf(source.file, value)) : value
    if (text === undefined) return []
    const words = countWords(text, kind !== 'plain', language)
    const most = kind === 'plain' && schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
    return [{ kind, source: text, value, keyPath, schema, about, most, words, label: placeWords(source.schema, keyPath, fields) }]
  })
}

/** A Markdown file next to a file that names it. */
export function besideOf(file: string, name: string): string {
  return posix.join(posix.dirname(file), name)
}

type Written = { source: Pick<Source, 'file'>; fields: Fields; own: Fields; translation: Pick<Translation, 'file'> | undefined }

/**
 * The texts of one file and their translations; `fields` is the source, `own` the translation, and `language` the tag of the site’s own
 * language.
 */
export function textsOfFile(
  configDir: string,
  source: Omit<Source, 'text'>,
  { language, ...written }: Omit<Written, 'source'> & { language: string },
) {
  const { $schema: _schema, ...fields } = written.fields
  return textsIn(configDir, { ...written, fields, source }, sourceTexts(configDir, source, fields, language))
}

function textsIn(configDir: string, { source, fields, own, translation }: Written, texts: readonly SourceText[]): TranslationText[] {
  const { path: _path, translated, $schema: _schema, ...written } = own
  const notes = isFields(translated) ? translated : {}
  const blocks = new Map(translatableTexts({ own: written, source: fields }).map((block) => [block.keyPath.join('\n'), block]))
  const blockOf = (keyPath: KeyPath) => {
    let place = ''
    for (const [depth, key] of keyPath.entries()) {
      place += depth === 0 ? key : `\n${key}`
      const block = blocks.get(place)
      if (block) return { block, rest: keyPath.slice(depth + 1) }
    }
    return undefined
  }
  return texts.flatMap(({ keyPath, value, ...text }): TranslationText[] => {
    const found = blockOf(keyPath)
    if (!found) return []
    const { block, rest } = found
    const said = block.text === undefined ? undefined : valueAt(block.text, rest)
    const isLocked = block.text !== undefined && rest.length > 0 && !isAlike(block.text, block.translates)
    // A Markdown file with the name of the source is that of the source.
    const target = typeof said !== 'string' || isLocked ? undefined : text.kind !== 'markdownFile' ? said : ownFile(said)
    const noted = notes[block.key]
    const isStale = (noted !== undefined && noted !== textNote(block.translates)) || isChangedFile(notes, block.key, text)
    const isWritten = target !== undefined || isLocked
    const state =
      isStale && (isWritten || text.words > 0) ? 'stale' : isWritten ? 'done' : noted !== undefined || text.words === 0 ? 'same' : 'missing'
    return [{ ...text, id: [block.key, ...rest].join('.'), target, state, isLocked, place: [...block.place, ...rest], rest, block }]

    function ownFile(name: string): string | undefined {
      return name === value ? undefined : readInside(configDir, besideOf(translation!.file ?? source.file, name))
    }
  })
}

/** The note of the text of a Markdown file, next to that of its name. */
export function fileNote(key: string): string {
  return `${key}#text`
}

function isChangedFile(notes: Fields, key: string, { kind, source }: Pick<SourceText, 'kind' | 'source'>): boolean {
  const noted = kind === 'markdownFile' ? notes[fileNote(key)] : undefined
  return noted !== undefined && noted !== textNote(source)
}

/** Whether two values have texts at the same places. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isAlike(item, other[index]))
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other)
}

function nameOf(value: Fields, source: Pick<Source, 'kind'> | undefined): string | undefined {
  const name = source?.kind === 'page' || source?.kind === 'entry' ? value['name'] : undefined
  return typeof name === 'string' ? name : undefined
}

function addressSaid({ path }: Fields): string | undefined {
  return typeof path === 'string' ? path : undefined
}

function addressIn({ kind, file }: Source, folder: string, path: string, routeOf: (place: string) => string): string {
  if (kind !== 'entry') return path === '/' ? `/${folder}` : `/${folder}${path}`
  return routeOf(`${folder} ${file.split('/')[1]!}`).replace('{id}', path.slice(path.lastIndexOf('/') + 1))
}

type Around = { sources: readonly Source[]; translations: readonly Translation[]; pages: PageFiles }

/** The addresses of entries of a collection in a language, with `{id}`. */
function entryRoute(place: string, { sources, ...around }: Around): string {
  const [folder = '', name = ''] = place.split(' ')
  const index = sources.find(({ file }) => file === `collections/${name}/index.json`)!
  const any = { ...index, kind: 'entry' as const, text: '{}', folder, translates: '' }
  return addressOf(any, around.pages.collections.get(name)?.path ?? '', around).path
}

/** The file of a translation. */
export function translationFile(source: string, language: Language): string {
  return source.replace(/json$/, `${folderOf(language)}.json`)
}

/** The language folder that a page is in. */
function folderOfPage(file: string, folders: ReadonlySet<string>): string | undefined {
  const [top, folder, ...rest] = file.split('/')
  return top === 'pages' && rest.length > 0 && folders.has(folder!) ? folder : undefined
}

/** The files of pages that are written independently in a language, by its folder and the path of the page that they translate. */
function separatePages(sources: readonly Source[], folders: ReadonlySet<string>): Map<string, string> {
  return new Map(
    sources.flatMap(({ file, text }) => {
      const folder = folderOfPage(file, folders)
      if (folder === undefined) return []
      const said = jsonOf(text)?.['translates']
      const own = `/${file.slice(`pages/${folder}/`.length, -'.json'.length)}`
      return [[`${folder} ${typeof said === 'string' ? said : own === '/index' ? '/' : own}`, file]]
    }),
  )
}

function jsonOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}
