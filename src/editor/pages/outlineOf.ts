import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { valueAt } from '#src/site/valueAt.ts'

/**
 * A section in a list: its source, its first words, its number on the page (from 0; null if it is not shown), the number of pages that show
 * it, and the number of sections in its list. `shared` is the name of the shared section that it includes, `inside` the sections of that
 * one. A section that `isFixed` only has texts of another language: the source page determines the order of sections.
 */
export type OutlineRow = Selection & {
  type: string
  words: string | undefined
  shownAt: number | null
  pages: number
  count: number
  shared: string | null
  inside: OutlineRow[]
  isFixed: boolean
}

/** A list of consecutive sections of a file; `pages` is the number of pages that show it. */
export type OutlineList = { place: 'own' | 'before' | 'after'; list: Selection; pages: number; rows: OutlineRow[] }

type Written = Record<string, unknown> & { type?: string; fragment?: string }

/** The sections of a page as written, including those not shown now: its own, and those that its collection adds before and after them. */
export function outlineOf(page: EditorPage): OutlineList[] {
  const [own] = page.files
  if (!own) return []
  const around = page.files.find(({ kind }) => kind === 'collection')
  return withRest(page, [
    ...(around ? [listAt(page, 'before', { file: around.file, keyPath: ['before'] })] : []),
    listAt(page, 'own', { file: own.file, keyPath: ['sections'] }),
    ...(around ? [listAt(page, 'after', { file: around.file, keyPath: ['after'] })] : []),
  ]).filter(({ place, rows }) => place === 'own' || rows.length > 0)
}

/** Appends to the page’s own list the sections that a translated page takes from other files, such as shared sections. */
function withRest(page: EditorPage, lists: OutlineList[]): OutlineList[] {
  const listed = new Set(lists.flatMap(({ rows }) => rows.flatMap(({ shownAt, inside }) => [shownAt, ...inside.map((row) => row.shownAt)])))
  const rest = page.sections.flatMap((_section, at) => (listed.has(at) ? [] : [fixedRow(page, at)]))
  return lists.map((list) => (list.place === 'own' ? { ...list, rows: [...list.rows, ...rest] } : list))
}

function fixedRow(page: EditorPage, at: number): OutlineRow {
  const { type, file, keyPath, pages } = page.sections[at]!
  const written = valueAt(page.files.find((known) => known.file === file)?.value, keyPath) as Written | undefined
  return { file, keyPath, type, words: wordsIn(written ?? {}), shownAt: at, pages, count: 1, shared: null, inside: [], isFixed: true }
}

function wordsIn(section: Written): string | undefined {
  return [section['title'], section['term'], section['text']].find((text) => typeof text === 'string')
}

function listAt(page: EditorPage, place: OutlineList['place'], list: Selection): OutlineList {
  const rows = rowsAt(page, list)
  return { place, list, rows, pages: Math.max(1, ...rows.map(({ pages }) => pages)) }
}

function rowsAt(page: EditorPage, { file, keyPath }: Selection): OutlineRow[] {
  const written = valueAt(page.files.find((known) => known.file === file)?.value, keyPath)
  const sections = (Array.isArray(written) ? written : []) as Written[]
  return sections.flatMap((section, index): OutlineRow[] => {
    const place = { file, keyPath: [...keyPath, index] }
    const at = page.sections.findIndex((shown) => isSamePlace(shown, place))
    // A translation has no texts of shared sections: their own files do.
    if (section.type === undefined && at === -1) return []
    const shared = section.type === 'fragment' ? (section.fragment ?? null) : null
    const inside = shared === null ? [] : rowsAt(page, { file: `fragments/${shared}.json`, keyPath: ['sections'] })
    return [
      {
        ...place,
        type: section.type ?? page.sections[at]?.type ?? 'section',
        words: wordsIn(section),
        shownAt: at === -1 ? null : at,
        pages: at === -1 ? 1 : page.sections[at]!.pages,
        count: sections.length,
        shared,
        inside,
        isFixed: section.type === undefined,
      },
    ]
  })
}
