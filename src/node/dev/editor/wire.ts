import type { KeyPath } from '#src/site/site.ts'

/** Fields of several kinds that have the same limits. */
type OfKind<Kind extends string, Limits> = Kind extends string ? { kind: Kind } & Limits : never

/**
 * A field of a form, as the editor shows it. Numbers are limits: characters of texts, values of numbers, items of lists. `standard` is what
 * holds when the field is left out. A text that `isProse` may be any words; others are names, keys or addresses.
 */
export type FormField = { about: string; standard?: unknown } & (
  | OfKind<'text' | 'long' | 'markdown', { isProse: boolean; least?: number | undefined; most?: number | undefined }>
  | OfKind<'link' | 'page' | 'icon' | 'colour' | 'asset' | 'collection' | 'fragment' | 'day' | 'moment', { most?: number | undefined }>
  | { kind: 'number'; isWhole: boolean; least?: number | undefined; most?: number | undefined }
  | { kind: 'boolean' }
  | { kind: 'choice'; choices: (string | number | boolean | null)[] }
  | { kind: 'list'; item: FormField; least?: number | undefined; most?: number | undefined }
  | { kind: 'group'; fields: { name: string; field: FormField; isNeeded: boolean }[] }
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
}

/** A JSON file as it is on disk. */
export type EditorFile = { file: string; kind: string; hash: string; value: unknown; problems: EditorProblem[] }

/** A section of a page, where it is written, and on how many pages it stands. */
export type EditorSection = { type: string; file: string; keyPath: KeyPath; pages: number }

/** A page with the files that its sections are written in; its own is the first one. Its sections are those that are live now. */
export type EditorPage = { path: string; name: string; sections: EditorSection[]; files: EditorFile[] }

/** What can be undone and done again, in words. */
export type EditorHistory = { undo: string | null; redo: string | null }

/** What the editor knows of the site from the start: forms by section type and by kind of file, and what fields can name. */
export type EditorSite = {
  pages: { path: string; name: string }[]
  forms: Record<string, FormField>
  types: { type: string; about: string; examples: { label: string; value: object }[] }[]
  files: Record<string, FormField>
  suggestions: Record<'link' | 'page' | 'icon' | 'asset' | 'collection' | 'fragment', string[]>
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
