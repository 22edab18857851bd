import { marks } from './marks.ts'
import type { PageProse } from './proseOfPage.ts'
import { textsIn } from './textsIn.ts'

const sectionsIn = (document: Document) => [...document.querySelectorAll<HTMLElement>('main [data-section]')]

/**
 * Finds which text node of a page shows which text. `marked` is the same page with the number of each text behind its words; a node of the
 * page is the one that has as many equal ones before it in its section. What a component puts together of several texts, or cuts, is left
 * out: its words are those of no single field.
 */
export function matchTexts(page: Document, marked: Document, prose: readonly PageProse[]): Map<Text, PageProse> {
  const places = new Map<string, PageProse>()
  const keyOf = counter()
  for (const section of sectionsIn(marked)) {
    for (const { data } of textsIn(section)) {
      const number = marks.read(data)
      const found = number === undefined ? undefined : prose[number]
      const key = keyOf(section, found?.text ?? data)
      if (found) places.set(key, found)
    }
  }
  const keyOfShown = counter()
  return new Map(
    sectionsIn(page).flatMap((section) =>
      textsIn(section).flatMap((node): [Text, PageProse][] => {
        const place = places.get(keyOfShown(section, node.data))
        return place ? [[node, place]] : []
      }),
    ),
  )
}

/** Names texts by their section, their words, and how many of the same words came before. */
function counter(): (section: HTMLElement, text: string) => string {
  const counts = new Map<string, number>()
  return ({ dataset }, text) => {
    const name = `${dataset['section']} ${text}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${count} ${name}`
  }
}
