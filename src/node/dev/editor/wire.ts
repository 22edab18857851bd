import type { EditorPerson } from './team/teamWire.ts'
import type { RefusedText, ReturnedFile } from '#src/node/translations/planReturned.ts'
import type { WorkItem } from '#src/node/translations/workList.ts'
import type { PictureFacts } from '#schemas/pictures.ts'
import type { Spelling } from '#src/site/words/spelling.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { PageState } from './pages/pagesWire.ts'

/** Fields of several kinds that have the same limits. */
type OfKind<Kind extends string, Limits> = Kind extends string ? { kind: Kind } & Limits : never

/**
 * A form field in the editor. `least` and `most` limit the characters of texts, the values of numbers and the items of lists. `standard` is
 * the default value; `labels` are those of choices, and an entry is named by its id. `title` identifies an option of a union by its tag. A
 * text with `isProse` can contain any words; other texts are names, keys or addresses; `partOf` names the text whose words it repeats.
 * Fields with `isCommon` exist in sections of all types. A name that `follows` another field is derived from its words until an author
 * edits it.
 */
export type FormField = { about: string; standard?: unknown } & (
  | OfKind<'text' | 'long', { isProse: boolean; partOf?: string; least?: number | undefined; most?: number | undefined }>
  | OfKind<'markdown', { least?: number | undefined; most?: number | undefined }>
  | OfKind<'link' | 'page' | 'icon' | 'colour' | 'asset' | 'collection' | 'fragment' | 'day' | 'moment', { most?: number | undefined }>
  | { kind: 'number'; isWhole: boolean; least?: number | undefined; most?: number | undefined }
  | { kind: 'boolean' }
  | { kind: 'choice'; choices: (string | number | boolean | null)[]; labels: string[]; more?: 'tone' }
  | { kind: 'entry'; collection: string }
  | { kind: 'list'; item: FormField; least?: number | undefined; most?: number | undefined }
  | { kind: 'group'; fields: { name: string; label: string; field: FormField; isNeeded: boolean; isCommon?: boolean; follows?: string }[] }
  | { kind: 'union'; tag?: string | undefined; tagLabel?: string; options: { title: string; label: string; field: FormField }[] }
  | { kind: 'json' }
)

/**
 * A problem as `validate` reports it, with its file relative to the config folder; `path` is the key path from the root, joined with dots.
 */
export type EditorProblem = {
  severity: 'error' | 'warning'
  file: string
  path: string
  message: string
  hint?: string | undefined
  line: number
  /** For a text whose source has changed: the note that marks it as up to date. */
  stillRight?: StillRight
}

/** The note of a translated text which states that it matches its current source. */
export type StillRight = { key: string; note: string }

/**
 * A text of a translation: whether it is missing, or its source has changed since, and whether the translation has it (`isWritten`);
 * `stillRight` marks it as up to date, or a missing one as
 * the same in this language.
 */
export type EditorTranslated = { state: 'missing' | 'stale' | 'done' | 'same'; isWritten: boolean; stillRight: StillRight }

/**
 * A file as it is on disk; the `value` of a Markdown text is a string with LF line ends. For a translation, `translates` is its complete
 * source, `value` has a section for each section of the source, and `texts` are its texts by their key paths, joined with dots.
 */
export type EditorFile = {
  file: string
  kind: string
  hash: string
  value: unknown
  problems: EditorProblem[]
  translates?: object
  texts?: Record<string, EditorTranslated>
}

/**
 * A section of a page, where it is written, and on how many pages it is shown. A section with `isForeign` is in the site’s language on a
 * page in another one, and appears so in all languages without a translation of its file.
 */
export type EditorSection = { type: string; file: string; keyPath: KeyPath; pages: number; isForeign?: boolean }

/**
 * A page with the files of its sections, its own first, and those of the frame. Its sections are those that are live now. For a page that
 * visitors cannot see now, `view` names the state of the site that shows it.
 */
export type EditorPage = {
  path: string
  name: string
  sections: EditorSection[]
  files: EditorFile[]
  view?: string
  /** The tag of the page’s language, if it differs from the site’s. */
  language?: string
  /** For an untranslated page, which shows its source: the missing language, the source’s path and its file, and what visitors see. */
  untranslated?: { language: string; of: string; file: string; until: string }
  /** For a page that errors keep from the site: what they are and what to do. Without files, it cannot be edited here. */
  broken?: string
  /** For an entry that comes from data: its row, such as `row 12 of data/objects.csv`. */
  origin?: string
}

/** The labels of the next undo and redo steps, and the files of earlier steps that have moved since. */
export type EditorHistory = { undo: string | null; redo: string | null; moved: { from: string; to: string }[] }

/** A page in lists, and its file; `collection` is the collection it belongs to. With `hidden`, why visitors do not see it now. */
export type EditorPageName = { path: string; name: string; file: string; collection: string | null; hidden?: Exclude<PageState, 'live'> }

/** The parts of a site, and the values that fields can refer to; they change with its pages and files. */
export type EditorParts = {
  /** All written pages, including those that visitors do not see now. */
  pages: EditorPageName[]
  /** Collections by name: their labels, their addresses with `{id}`, and the menu places of their pages. */
  collections: { name: string; label: string; path: string; menus: EditorPlacement[] }[]
  /** Shared sections: their names, the types of their sections, on how many pages they are shown, and the first place that shows them. */
  shared: { name: string; types: string[]; pages: number; shownOn: { path: string; section: number } | null }[]
  /** How addresses are spelled that are derived from words. */
  spelling: Spelling
  /** The tag of the site’s own language. */
  language: string
  /** Markdown texts, with the page that shows each. */
  texts: { file: string; page: string | null }[]
  menus: { header: { key: string; title: string; groups: { key: string; title: string }[] }[]; footer: { key: string; title: string }[] }
  suggestions: Record<'link' | 'page' | 'icon' | 'asset' | 'collection' | 'fragment' | 'tone', string[]>
}

/** A place in a menu, as pages and collections refer to it. */
export type EditorPlacement = { menu: string; entry?: string | undefined; group?: string | undefined; column?: string | undefined }

/** What the editor needs when it starts: the parts of the site, and forms by section type and by kind of file. */
export type EditorSite = EditorParts & {
  forms: Record<string, FormField>
  /** `isTool`: the type stores a visitor’s results. */
  types: { type: string; about: string; isTool: boolean; examples: { label: string; value: object }[] }[]
  files: Record<string, FormField>
  /** The forms of entries and of their translations, by collection. */
  entries: Record<string, { form: FormField; translated: FormField }>
  history: EditorHistory
  /** Where messages of forms go, in words, unless a form names its own recipients. */
  messagesGo: string[]
  person: EditorPerson
}

/** The result of an edit, undo or redo: `file` and `page` are as they are on disk afterwards. */
export type EditorAnswer = {
  status: 'written' | 'refused' | 'conflict' | 'invalid'
  message?: string | undefined
  problems: EditorProblem[]
  file: EditorFile | null
  page: EditorPage | null
  history: EditorHistory
}

/**
 * Pasted text: the Markdown to insert, null to paste it without formatting, what did not come, or came otherwise, and the numbers of the
 * pictures that did not come, among all `img` of the HTML.
 */
export type EditorPasted = { insert: string | null; told: string[]; pictures: number[] }

/** A theme that is tried on pages: the view that shows them, and the problems of the theme. */
export type TriedLook = { view: string; problems: EditorProblem[] }

/**
 * Typefaces to choose from. `sample` is a WOFF2 file in base64 of one that can be used at once; the others are fetched as `package` first.
 */
export type EditorTypefaces = { typefaces: { family: string; about: string; sample: string | null; package: string }[] }

/** An uploaded picture: its path, such as `/assets/team.webp`. */
export type EditorUpload = { path: string; history: EditorHistory }

/** A file that a task changes; `to` is its new path. */
export type EditorFileChange = { did: 'add' | 'change' | 'move' | 'remove'; file: string; to?: string | undefined }

/** A link to a page: the page that contains it, if any, and its file. */
export type EditorReferrer = { page: string | null; name: string; file: string; line: number; href: string }

/**
 * The preview of a task before it is confirmed: the changed files, notes on other effects, and the pages that will look different; null if
 * all do. With `failure`, the task is impossible; `problems` and `linked` give details.
 */
export type EditorPlan = {
  failure: string | null
  problems: EditorProblem[]
  files: EditorFileChange[]
  notes: string[]
  linked: EditorReferrer[]
  pages: { path: string; name: string }[] | null
}

/** The result of a task; `open` is the page to open now, null for the one that is open. */
export type EditorDone = { answer: EditorAnswer; plan: EditorPlan; open: string | null }

/**
 * Places of words, by page: the first ones of `total`. A group without `path` is a file that several pages show, such as the footer. A
 * place with `isFormatted` cannot be replaced, because its words are formatted in part.
 */
export type FoundWords = {
  total: number
  groups: {
    path: string | null
    file: string
    name: string
    places: { place: string; file: string; keyPath: KeyPath | null; before: string; words: string; after: string; isFormatted: boolean }[]
  }[]
}

/**
 * Pages and shared files by language: what is missing and stale. `until` says what visitors see of
 * a page without a translation. The texts themselves (`open`) are asked for file by file.
 */
export type EditorWorkList = { language: string; languages: { tag: string; name: string; until: string }[]; files: WorkItem[] }

/** A file for translators; `texts` is 0 if nothing is to be translated. */
export type EditorExport = { name: string; text: string; texts: number; words: number }

/**
 * What an import would do, or has done: numbers of texts by file, and the refused texts with the reasons. With `failure`, the file cannot
 * be used as a whole.
 */
export type EditorImport = { failure: string | null; language: string; files: ReturnedFile[]; refused: RefusedText[]; plan: EditorPlan }

/**
 * A file of `assets/`, its uses, and the files with the same content. `size` is that of a PNG, JPEG or WebP file, in pixels. A licence next
 * to a font is not meant to be used.
 */
export type LibraryFile = {
  path: string
  bytes: number
  size: { width: number; height: number } | null
  uses: LibraryUse[]
  equal: string[]
  isLicence: boolean
  /** What is known of its origin and rights. */
  rights: PictureFacts | null
}

/**
 * A place that uses a file; without `page` in a file that several pages show. `words` describe the picture there, `fault` is what is wrong
 * with them, and `describes` the key path of their field, if they have one.
 */
export type LibraryUse = {
  page: string | null
  name: string
  file: string
  keyPath: KeyPath
  words: string | null
  fault: string | null
  describes: KeyPath | null
}
