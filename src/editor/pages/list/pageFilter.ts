import type { PageRow, PageState } from '#src/node/dev/editor/pages/pagesWire.ts'

/** A row of the list of pages with the changes that this browser has not saved yet. */
export type ListedPage = PageRow & { unsaved: number }

/** The columns that the list can be sorted by. */
export type PageColumn = 'name' | 'state' | 'collection' | 'changed'

/** A state that the list can be limited to. */
export type ShownState = PageState | 'changed' | 'unsaved' | 'problem'

/**
 * What the list of pages shows: pages in a state, of a collection (empty for single pages), with these words in their name or address, and
 * by their translation: `language` is a tag, with `missing` or `stale` behind a space. `null` limits nothing.
 */
export type PageFilter = {
  words: string
  state: ShownState | null
  collection: string | null
  language: string | null
  sort: { by: PageColumn; isDown: boolean }
}

/** The list of pages before an author limits it. */
export const everyPage: PageFilter = { words: '', state: null, collection: null, language: null, sort: { by: 'name', isDown: false } }

const STATES: readonly PageState[] = ['broken', 'draft', 'coming', 'live', 'gone']

const isIn: Readonly<Record<Exclude<ShownState, PageState>, (page: ListedPage) => boolean>> = {
  changed: ({ isChanged }) => isChanged,
  unsaved: ({ unsaved }) => unsaved > 0,
  problem: ({ errors, warnings, state }) => errors + warnings > 0 || state === 'broken',
}

/** The pages that a filter leaves, in its order. */
export function filteredPages(pages: readonly ListedPage[], { words, state, collection, language, sort }: PageFilter): ListedPage[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter((page) => {
    const text = `${page.name} ${page.path}`.toLowerCase()
    return (
      asked.every((word) => text.includes(word)) &&
      (state === null || (state in isIn ? isIn[state as keyof typeof isIn](page) : page.state === state)) &&
      (collection === null || (page.collection ?? '') === collection) &&
      (language === null || isInLanguage(page, language))
    )
  })
  const compare = orders[sort.by]
  return found.sort((a, b) => (sort.isDown ? -1 : 1) * compare(a, b) || byName(a, b))
}

function isInLanguage({ language, translations }: ListedPage, asked: string): boolean {
  const [tag, which] = asked.split(' ')
  const found = translations.find((translation) => translation.language === tag)
  if (which === 'missing') return found?.state === 'missing'
  if (which === 'stale') return found !== undefined && found.stale > 0
  return language === tag || (found !== undefined && found.state !== 'missing')
}

const byName = (a: ListedPage, b: ListedPage) => names.compare(a.name, b.name) || names.compare(a.path, b.path)
const names = new Intl.Collator()

const orders: Readonly<Record<PageColumn, (a: ListedPage, b: ListedPage) => number>> = {
  name: byName,
  state: (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
  collection: (a, b) => names.compare(a.collection ?? '', b.collection ?? ''),
  changed: (a, b) => (a.changed?.at ?? 0) - (b.changed?.at ?? 0),
}
