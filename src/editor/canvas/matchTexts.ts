import { marks } from './marks.ts'
import type { PageProse } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'

/**
 * Finds the text node of a page for each text. `marked` is the same page with the number of each text appended; nodes are matched by
 * region, words, and the number of equal texts before them. Texts that a component joins or truncates are left out, since they belong to
 * no single field.
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

/** Keys for texts: region, words, and the number of equal texts before. */
function counter(): (region: string, text: string) => string {
  const counts = new Map<string, number>()
  return (region, text) => {
    const name = `${region} ${text}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${count} ${name}`
  }
}
