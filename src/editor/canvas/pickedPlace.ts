import type { EditorState, Selection } from '#src/editor/editorState.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { PickedWords } from './caretAt.ts'
import { regions } from './regions.ts'
import { type PageProse, proseOfPage } from './proseOfPage.ts'

/** The picked element of the page: its region, its words, the path of its link, its text, if known, and the words that are picked in it. */
export type PagePick = { region: string; words: string; href: string | null; text: PageProse | undefined; caret?: PickedWords | undefined }

/** The file and part that define the picked element, and the key path of its field, if known. */
export type PickedPlace = { source: Selection; keyPath: KeyPath | null; words: string; caret?: PagePick['caret'] }

/**
 * Finds the source of an element of the page. A menu item that a page adds itself is defined in that page. Undefined if there is none.
 */
export function pickedPlace(
  state: Pick<EditorState, 'site' | 'page'>,
  { region, words, href, text, caret }: PagePick,
): PickedPlace | undefined {
  const { site, page } = state
  const section = page?.sections[Number(region)]
  if (section) return { source: { file: section.file, keyPath: section.keyPath }, keyPath: null, words, caret }
  // A page without a translation shows its source and has no sections of its own.
  if (!regions.around.includes(region) || page?.language !== undefined) return undefined
  const file = `${region}.json`
  const own = text ?? proseOfPage(state).find((prose) => prose.region === region && prose.text === words)
  if (own) return { source: own.source, keyPath: own.keyPath, words }
  const listed = words === '' ? undefined : site?.pages.find(({ path }) => path === href)
  return { source: { file: listed?.file ?? file, keyPath: [] }, keyPath: null, words }
}
