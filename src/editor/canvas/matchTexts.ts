import { marks } from './marks.ts'
import type { PageProse } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'

/**
 * Finds which text node of a page shows which text. `marked` is the same page with the number of each text behind its words; a node of the
 * page is the one that has as many equal ones before it in its region. What a component puts together of several texts, or cuts, is left
 * out: its words are those of no single field.
 */
export function matchTexts(page: Document, marked: Document, prose: readonly PageProse[]): Map<Text, PageProse> {
  const places = new Map<string, PageProse>()
  const keyOf = counter()
  for (const { name, element } of regions.in(marked)) {
    for (const { data } of textsIn(element)) {
      const number = marks.read(data)
      const found = number === undefined ? undefined : prose[number]
      const key = keyOf(name, found?.text ?? data)
      if (found) places.set(key, found)
    }
  }
  const keyOfShown = counter()
  return new Map(
    regions.in(page).flatMap(({ name, element }) =>
      textsIn(element).flatMap((node): [Text, PageProse][] => {
        const place = places.get(keyOfShown(name, node.data))
        return place ? [[node, place]] : []
      }),
    ),
  )
}

/** Names texts by their region, their words, and how many of the same words came before. */
function counter(): (region: string, text: string) => string {
  const counts = new Map<string, number>()
  return (region, text) => {
    const name = `${region} ${text}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${count} ${name}`
  }
}
