import type { PageProse } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'

/** The text nodes of titles that a page divides because some of their words are highlighted. */
export function titlePieces(page: Document, prose: readonly PageProse[]): Map<Text, PageProse> {
  const titles = prose.filter(({ highlights = false }) => highlights)
  return new Map(titles.flatMap((title) => piecesOf(page, title)))
}

function piecesOf(page: Document, title: PageProse): [Text, PageProse][] {
  const heading = regions
    .in(page)
    .filter(({ name }) => name === title.region)
    .flatMap(({ element }) => [...element.querySelectorAll('h1, h2, h3, p')])
    .find((element) => element.textContent === title.text)
  const nodes = heading ? textsIn(heading) : []
  // An undivided title is a text like any other.
  if (nodes.length < 2) return []
  let at = 0
  return nodes.map((node) => {
    const around = { before: title.text.slice(0, at), after: title.text.slice(at + node.length) }
    at += node.length
    return [node, { ...title, text: node.data, around }]
  })
}
