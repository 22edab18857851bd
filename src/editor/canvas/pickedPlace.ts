import type { EditorState, Selection } from '#src/editor/editorState.ts'
import type { KeyPath } from '#src/site/site.ts'
import { regions } from './regions.ts'
import { type PageProse, proseOfPage } from './proseOfPage.ts'

/** What is picked on the page: the region, the words that were clicked, the path that they lead to, and their text where it is known. */
export type PagePick = { region: string; words: string; href: string | null; text: PageProse | undefined }

/** Where what was picked is written, and the keys of its field in that file, as far as they are known. */
export type PickedPlace = { source: Selection; keyPath: KeyPath | null; words: string }

/**
 * Finds where something on the page is written. A menu item that a page has put there by itself is written in that page; undefined when
 * nothing is there.
 */
export function pickedPlace(state: Pick<EditorState, 'site' | 'page'>, { region, words, href, text }: PagePick): PickedPlace | undefined {
  const { site, page } = state
  const section = page?.sections[Number(region)]
  if (section) return { source: { file: section.file, keyPath: section.keyPath }, keyPath: null, words }
  // A page that shows another one for want of a translation has no sections of its own.
  if (!regions.around.includes(region) || page?.language !== undefined) return undefined
  const file = `${region}.json`
  const own = text ?? proseOfPage(state).find((prose) => prose.region === region && prose.text === words)
  if (own) return { source: own.source, keyPath: own.keyPath, words }
  const listed = words === '' ? undefined : site?.pages.find(({ path }) => path === href)
  return { source: { file: listed?.file ?? file, keyPath: [] }, keyPath: null, words }
}
