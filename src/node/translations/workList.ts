import type { KeyPath } from '#src/site/site.ts'
import type { TextState, TranslatedFile } from './translatedFiles.ts'

/** A text that is missing or stale; `keyPath` is its place in the translation. */
export type OpenText = { id: string; label: string; state: Extract<TextState, 'missing' | 'stale'>; source: string; keyPath: KeyPath }

/** `none`: there is no translation yet. `open`: texts are missing or stale. `separate`: the page is written separately in the language. */
export type FileState = 'none' | 'open' | 'complete' | 'separate'

/**
 * A page, or a file that several pages show, in a language: how many texts and words it has, and how many of them are missing or stale.
 * `path` and `address` are those of the page and of its translation.
 */
export type WorkItem = {
  file: string
  translation: string | null
  path: string | null
  address: string | null
  name: string
  language: string
  state: FileState
  isDraft: boolean
  texts: number
  words: number
  missing: { texts: number; words: number }
  stale: { texts: number; words: number }
  open: OpenText[]
}

/** What is to be translated, file by file. */
export function workList(files: readonly TranslatedFile[]): WorkItem[] {
  return files.map(({ source, translation, path, address, name, language, separate, isDraft, texts }) => {
    const sum = (states: readonly TextState[]) => {
      const own = texts.filter(({ state }) => states.includes(state))
      return { texts: own.length, words: own.reduce((total, { words }) => total + words, 0) }
    }
    const open = texts.flatMap(({ id, label, state, source: words, place }): OpenText[] =>
      state === 'missing' || state === 'stale' ? [{ id, label, state, source: words, keyPath: place }] : [],
    )
    const all = sum(['missing', 'stale', 'done', 'same'])
    const state = separate !== undefined ? 'separate' : open.length === 0 ? 'complete' : translation ? 'open' : 'none'
    return {
      file: source.file,
      translation: separate ?? translation?.file ?? null,
      path,
      address,
      name,
      language: language.tag,
      state,
      isDraft,
      ...all,
      missing: sum(['missing']),
      stale: sum(['stale']),
      open,
    }
  })
}
