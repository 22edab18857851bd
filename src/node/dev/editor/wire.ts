import type { KeyPath } from '#src/site/site.ts'

/** Fields of several kinds that have the same limits. */
type OfKind<Kind extends string, Limits> = Kind extends string ? { kind: Kind } & Limits : never

/**
 * A field of a form, as the editor shows it. Numbers are limits: characters of texts, values of numbers, items of lists. `standard` is what
 * holds when the field is left out. A text that `isProse` may be any words; others are names, keys or addresses.
 * What `isCommon` is a field that sections of all types have.
 */
export type FormField = { about: string; standard?: unknown } & (
  | OfKind<'text' | 'long', { isProse: boolean; least?: number | undefined; most?: number | undefined }>
  | OfKind<'markdown', { least?: number | undefined; most?: number | undefined }>
  | OfKind<'link' | 'page' | 'icon' | 'colour' | 'asset' | 'collection' | 'fragment' | 'day' | 'moment', { most?: number | undefined }>
  | { kind: 'number'; isWhole: boolean; least?: number | undefined; most?: number | undefined }
  | { kind: 'boolean' }
  | { kind: 'choice'; choices: (string | number | boolean | null)[] }
  | { kind: 'list'; item: FormField; least?: number | undefined; most?: number | undefined }
  | { kind: 'group'; fields: { name: string; field: FormField; isNeeded: boolean; isCommon?: boolean }[] }
  | { kind: 'union'; tag?: string | undefined; options: { title: string; field: FormField }[] }
  | { kind: 'json' }
)

/** A problem in the words of `validate`, with its file below the config folder; `path` are keys from the top of it, joined by dots. */
export type EditorProblem = {
  severity: 'error' | 'warning'
  file: string
  path: string
  message: string
  hint?: string | undefined
  line: number
  /** Of a text whose source has changed: what says that it is still right. */
  stillRight?: StillRight
}

/** The note of a translated text that says that it translates what its source says now. */
export type StillRight = { key: string; note: string }

/**
 * A file as it is on disk; `value` of a text in Markdown is a string whose lines end in line feeds. Of a translation, `translates` is the
 * whole of what it translates, and its `value` has a section for each of that.
 */
export type EditorFile = { file: string; kind: string; hash: string; value: unknown; problems: EditorProblem[]; translates?: object }

/**
 * A section of a page, where it is written, and on how many pages it stands. One that `isForeign` is in the language of the site, on a page
 * in another one, and shows so in all languages that have no translation of its file.
 */
export type EditorSection = { type: string; file: string; keyPath: KeyPath; pages: number; isForeign?: boolean }

/**
 * A page with the files that its sections are written in, its own first, and those of what stands round it. Its sections are those that are
 * live now. Of a page that visitors do not see now, `view` is the name of the state of the site that shows it.
 */
export type EditorPage = {
  path: string
  name: string
  sections: EditorSection[]
  files: EditorFile[]
  view?: string
  /** Of a page in another language than that of the site: its tag. */
  language?: string
  /** Of a page without sections of its own, which shows its source for want of a translation: into what, where that source is, its file. */
  untranslated?: { language: string; of: string; file: string }
}

/** What can be undone and done again, in words, and which files of earlier steps lie elsewhere now. */
export type EditorHistory = { undo: string | null; redo: string | null; moved: { from: string; to: string }[] }

/** A page as lists name it, and its file; `collection` is the family that it belongs to. */
export type EditorPageName = { path: string; name: string; file: string; collection: string | null }

/** What a site has, and what fields can name; it changes with the pages and the files that there are. */
export type EditorParts = {
  pages: EditorPageName[]
  /** Families of pages, by their names: what they are called, their addresses with `{id}` in them, and the menu places of their pages. */
  collections: { name: string; label: string; path: string; menus: EditorPlacement[] }[]
  /** What pages show together: its name, the types of its sections, on how many pages it stands, and where the first one shows it. */
  shared: { name: string; types: string[]; pages: number; shownOn: { path: string; section: number } | null }[]
  /** Texts in Markdown, with the page that shows each. */
  texts: { file: string; page: string | null }[]
  menus: { header: { key: string; title: string; groups: { key: string; title: string }[] }[]; footer: { key: string; title: string }[] }
  suggestions: Record<'link' | 'page' | 'icon' | 'asset' | 'collection' | 'fragment', string[]>
}

/** A place in a menu, as pages and families of them name it. */
export type EditorPlacement = { menu: string; entry?: string | undefined; group?: string | undefined; column?: string | undefined }

/** What the editor knows of the site from the start: its parts, and forms by section type and by kind of file. */
export type EditorSite = EditorParts & {
  forms: Record<string, FormField>
  /** A type is a tool where it keeps what a visitor got from it. */
  types: { type: string; about: string; isTool: boolean; examples: { label: string; value: object }[] }[]
  files: Record<string, FormField>
  history: EditorHistory
}

/** What became of an edit or a step back: `file` and `page` are as they are on disk afterwards. */
export type EditorAnswer = {
  status: 'written' | 'refused' | 'conflict' | 'invalid'
  message?: string | undefined
  problems: EditorProblem[]
  file: EditorFile | null
  page: EditorPage | null
  history: EditorHistory
}

/** A picture that was brought in: its path, such as `/assets/team.webp`. */
export type EditorUpload = { path: string; history: EditorHistory }

/** A file that a task changes; `to` is where it comes to lie. */
export type EditorFileChange = { did: 'add' | 'change' | 'move' | 'remove'; file: string; to?: string | undefined }

/** A place that leads to a page: the page that it stands on, where it stands on one, and its file. */
export type EditorReferrer = { page: string | null; name: string; file: string; line: number; href: string }

/**
 * What a task would change, before anybody says yes: the files, in words what else follows, and the pages that look different afterwards;
 * null when all of them do. With `failure` it cannot be done; `problems` and `linked` say more.
 */
export type EditorPlan = {
  failure: string | null
  problems: EditorProblem[]
  files: EditorFileChange[]
  notes: string[]
  linked: EditorReferrer[]
  pages: { path: string; name: string }[] | null
}

/** What became of a task; `open` is the page to look at now, null for the one that is open. */
export type EditorDone = { answer: EditorAnswer; plan: EditorPlan; open: string | null }
