import { type Collection, type FragmentFile, files as fileTable } from '#src/contract/files.ts'
import { entryPage, ordinaryPage, textsGiven, unknownEntry } from '#src/contract/entryPage.ts'
import type { FileKind } from '#schemas/files.ts'
import { folderOf } from '#schemas/languages.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import { WORDS } from '#schemas/words.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { type FileContent, type FileFacts, fileFacts } from '#src/node/config/parse/collectFacts.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { type OverlayFile, overlayFile } from '#src/node/config/read/overlayFile.ts'
import { type ParseResult, parseFile } from '#src/node/config/parse/parseFile.ts'
import { parseOverlay } from '#src/node/config/parse/parseOverlay.ts'
import { type FilePlaces, type PlacesIn, placesInJson } from '#src/node/config/parse/placeProblems.ts'
import { type AssetLooks, readAssets } from '#src/node/config/read/readAssets.ts'
import { type ReadFile, readJson } from '#src/node/config/read/readFiles.ts'
import { type SettingsInLanguage, settingsInLanguage } from '#src/node/config/parse/settingsInLanguage.ts'
import { type Sourced, readSourced } from '#src/node/config/sources/sourced.ts'
import { withSourced } from '#src/node/config/sources/withSourced.ts'
import { isNamedLikeTranslation, strayTranslation } from '#src/node/config/read/strayTranslation.ts'
import { type WrittenEntry, writtenEntry } from './writtenEntry.ts'
import { anchorSpelling } from '#src/site/words/spelling.ts'
import { type TextFiles, textFiles } from '#src/node/config/parse/textFiles.ts'

/** Everything in a config folder except for its pages: the inputs of pages. */
export type SharedConfig = {
  configDir: string
  listed: ListedFiles
  hashes: FileHashes
  /** The files of pages and entries, in listed order. */
  pageFiles: readonly string[]
  /** All other JSON files, in the same order. */
  files: readonly FileFacts[]
  /** Inputs of the facts of each translation among these, in addition to its own content. */
  readWith: ReadonlyMap<string, string>
  /** Parsed contents of the valid files of a kind. */
  many<Value>(kind: FileKind): readonly FileContent<Value>[]
  one<Value>(kind: FileKind): Value | undefined
  /** By name. */
  collections: ReadonlyMap<string, FileContent<Collection>>
  fragments: ReadonlyMap<string, FileContent<FragmentFile>>
  /** Content of a valid file among these. */
  contentOf(file: string): FileContent | undefined
  /** Places in a readable file among these. */
  placesIn: PlacesIn
  language: string | undefined
  /** How derived addresses are spelled; undefined: as their language is. */
  addresses: SiteSettings['addresses']
  /** The language of a page without a source: that of its folder, or of the site. */
  languageOf(file: string): string | undefined
  /** The settings in each additional language that has no settings file, by tag. */
  settingsIn: ReadonlyMap<string, SiteSettings>
  /** The same with their problems, by what they depend on. */
  untranslated: ReadonlyMap<string, SettingsInLanguage>
  /** Additional languages. */
  languages: SiteSettings['languages']
  /** The source of a translation file; undefined for other files. */
  overlayFile(file: string): OverlayFile | undefined
  /** The schema of a page file, and what its collection gives it, in the language of a translation. */
  pageSchema(file: string, overlay?: OverlayFile): Pick<ReadFile, 'schema' | 'given'>
  /** A translation merged with its source. */
  parseOverlay(file: string, overlay: OverlayFile): ParseResult
  /** Whether the site has a booking page. */
  hasBooking: boolean
  /** Names of the tones of the theme; undefined if it cannot be read. */
  tones: readonly string[] | undefined
  /** The word for a period without an end, in the language of a folder; undefined for that of the site. */
  fromDay(folder?: string): string
  /** What other pages show of the entry in a file; undefined without that file. */
  writtenEntry(file: string): WrittenEntry | undefined
  texts: TextFiles
  pictures: Site['pictures']
  /** Results for unchanged assets. */
  assetLooks: AssetLooks
  /** Entries that come from data. */
  sourced: Sourced
  /** Problems from listing the folder, and from reading data and assets. */
  problems: readonly (Problem | UnplacedProblem)[]
  /** The hash of a shared source: see `PageFacts.needs`. */
  needHash(need: string): string
}

/** Reads and parses what pages share. `before` is the earlier result for the folder: unchanged files are taken from it. */
export function sharedConfig(configDir: string, inFolder: ListedFiles, written: FileHashes, before?: SharedConfig): SharedConfig {
  const sourced = readSourced(configDir, inFolder, written, before?.sourced)
  const { listed, hashes } = withSourced(inFolder, written, sourced)
  const known = new Map(before?.files.map((facts) => [facts.file, facts]))
  const factsOf = (file: string, spoken?: string) => {
    const earlier = known.get(file)
    const isSame = earlier?.hash !== undefined && earlier.hash === hashes.of(file) && !listed.outside.has(file)
    // Missing interface texts are those of the language of the site.
    const isFilledSo = kindOf(file) === 'site' || spoken === before?.language
    return isSame && isFilledSo ? earlier : fileFacts(parseFile(readJson(file, listed.outside.has(file), hashes), spoken))
  }
  const settingsFile = listed.json.find((file) => kindOf(file) === 'site')
  const settingsFacts = settingsFile === undefined ? undefined : factsOf(settingsFile)
  const settings = settingsFacts?.content?.value as SiteSettings | undefined
  const language = settings?.language
  const addresses = settings?.addresses
  const languages = settings?.languages ?? []
  const tags = new Map(languages.map((one) => [folderOf(one), one.tag]))
  const folders = new Set(tags.keys())
  const all = new Set(listed.all)
  const overlayOf = (file: string) => overlayFile(file, folders)
  const parsed = (file: string, overlay: OverlayFile, page?: Pick<ReadFile, 'schema' | 'given'>) =>
    parseOverlay(file, overlay, {
      listed,
      hashes,
      tag: tags.get(overlay.folder)!,
      spelling: anchorSpelling(language ?? 'en', addresses),
      ...page,
    })
  const untranslated = new Map<string, SettingsInLanguage>()
  const settingsIn = new Map<string, SiteSettings>()
  for (const [index, one] of languages.entries()) {
    const folder = folderOf(one)
    const text = settingsFacts?.text
    if (text === undefined || all.has(`site.${folder}.json`)) continue
    // The hash determines the languages, too.
    const key = `${settingsFacts?.hash} ${index}`
    const made = before?.untranslated.get(key) ?? settingsInLanguage(text, { tag: one.tag, folder, index })
    if (!made) continue
    untranslated.set(key, made)
    settingsIn.set(one.tag, made.value)
  }
  const pageFiles: string[] = []
  const files: FileFacts[] = []
  const readWith = new Map<string, string>()
  const translationFacts = (file: string, overlay: OverlayFile) => {
    const earlier = known.get(file)
    const sourceHash = hashes.of(overlay.source)
    const isKnown = sourceHash !== undefined && all.has(overlay.source) && ![file, overlay.source].some((one) => listed.outside.has(one))
    const key = isKnown ? JSON.stringify([sourceHash, tags.get(overlay.folder), language, addresses]) : undefined
    if (key !== undefined) readWith.set(file, key)
    const isSame =
      key !== undefined && key === before?.readWith.get(file) && earlier?.hash !== undefined && earlier.hash === hashes.of(file)
    return isSame ? earlier : fileFacts(parsed(file, overlay))
  }
  const stray: UnplacedProblem[] = []
  for (const file of listed.json) {
    // Without readable settings the languages are unknown, so possible translations are not reported.
    if (!settings && isNamedLikeTranslation(file, all)) continue
    const strays = settings && strayTranslation(file, all, folders)
    if (strays) {
      stray.push(strays)
      continue
    }
    const overlay = overlayOf(file)
    if (isPage(kindOf(overlay?.source ?? file))) pageFiles.push(file)
    else if (overlay) files.push(translationFacts(file, overlay))
    else files.push(file === settingsFile ? settingsFacts! : factsOf(file, language))
  }
  const byFile = new Map(files.map((facts) => [facts.file, facts]))
  const contents = files.flatMap(({ content, overlay }) => (content && !overlay ? [content] : []))
  const many = <Value>(kind: FileKind) => contents.filter((content) => content.kind === kind) as FileContent<Value>[]
  const one = <Value>(kind: FileKind) => many<Value>(kind)[0]?.value
  const collections = new Map(many<Collection>('collection').map((found) => [found.file.split('/')[1]!, found]))
  const pageSchema: SharedConfig['pageSchema'] = (file, overlay) => {
    if (!file.startsWith('collections/')) return { schema: ordinaryPage }
    const name = file.split('/')[1]!
    const collection = collections.get(name)?.value
    // Values of fields are checked once the index of the collection is valid.
    if (!collection) return { schema: unknownEntry }
    const index = overlay && byFile.get(`collections/${name}/index.${overlay.folder}.json`)?.content
    return { schema: entryPage(collection), given: textsGiven((index?.value as Collection | undefined) ?? collection) }
  }
  const texts = textFiles(listed, hashes)
  const { pictures, problems, assetLooks } = readAssets(configDir, listed.assets, listed.outside, before?.assetLooks)
  const places = new Map<string, FilePlaces | undefined>()
  const fromDay = (folder?: string) => {
    const said = byFile.get(`site.${folder}.json`)?.content?.value as SiteSettings | undefined
    const tag = languages.find((one) => folderOf(one) === folder)?.tag
    const spoken = folder === undefined ? settings : (said ?? settingsIn.get(tag ?? ''))
    return spoken?.words.fromDay ?? WORDS.fromDay.parse(undefined)
  }
  // Unknown without readable settings.
  const hasBooking = settings === undefined || settings.booking !== undefined
  const tones = (byFile.get('theme.json')?.content?.value as Theme | undefined)?.tones.map(({ name }) => name)

  return {
    configDir,
    listed,
    hashes,
    pageFiles,
    files,
    readWith,
    many,
    one,
    collections,
    fragments: new Map(many<FragmentFile>('fragment').map((found) => [found.file.slice('fragments/'.length, -'.json'.length), found])),
    contentOf: (file) => byFile.get(file)?.content,
    placesIn(file) {
      const facts = byFile.get(file)
      if (!facts) return undefined
      if (!places.has(file)) places.set(file, placesInJson(facts))
      return places.get(file)
    },
    language,
    addresses,
    settingsIn,
    untranslated,
    languageOf: (file) => tags.get(/^pages\/([^/]+)\//.exec(file)?.[1] ?? '') ?? language,
    languages,
    overlayFile: overlayOf,
    pageSchema,
    parseOverlay: (file, overlay) => parsed(file, overlay, pageSchema(file, overlay)),
    hasBooking,
    tones,
    fromDay,
    writtenEntry: madeOnce((file: string) => (all.has(file) ? writtenEntry(file, { listed, hashes }) : undefined)),
    texts,
    pictures,
    assetLooks,
    sourced,
    problems: [
      ...listed.problems,
      ...sourced.problems,
      ...problems,
      ...stray,
      ...[...untranslated.values()].flatMap((made) => made.problems),
    ],
    needHash(need) {
      const [kind, name] = [need[0], need.slice(1)]
      if (kind === NEED.text) return texts.hash(name)
      if (kind === NEED.picture) return JSON.stringify(pictures.get(name) ?? null)
      if (kind === NEED.language) return `${language} ${addresses}`
      if (kind === NEED.booking) return String(hasBooking)
      if (kind === NEED.tones) return JSON.stringify(tones ?? null)
      if (kind === NEED.languages) return JSON.stringify([languages, languages.length > 0 && [language, addresses]])
      // A file added after the folder was listed does not count yet.
      if (kind === NEED.word) return fromDay(name === '' ? undefined : name)
      if (kind === NEED.source || kind === NEED.entry) return all.has(name) ? `${hashes.of(name)}` : 'none'
      if (kind === NEED.overlay) return byFile.has(name) ? `${hashes.of(name)}` : 'none'
      const facts = byFile.get(kind === NEED.collection ? `collections/${name}/index.json` : `fragments/${name}.json`)
      return facts ? (facts.hash ?? 'unreadable') : 'none'
    },
  }
}

/** Prefixes of the kinds of sources of a page. */
export const NEED = {
  collection: 'c',
  fragment: 'f',
  text: 't',
  picture: 'p',
  language: 'l',
  booking: 'b',
  tones: 'n',
  languages: 'm',
  source: 's',
  entry: 'e',
  word: 'w',
  overlay: 'o',
} as const

/** The languages in the settings; none if these cannot be read. Read first, because they determine which files are translations. */
function kindOf(file: string): FileKind | undefined {
  return fileTable.find(({ pattern }) => pattern.test(file))?.kind
}

function isPage(kind: FileKind | undefined): boolean {
  return kind === 'page' || kind === 'entry'
}
