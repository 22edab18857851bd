/** Markup with places for texts: what stands between them, and for each the number of its text and whether that is HTML. */
export type MarkedTemplate = { pieces: string[]; places: { text: number; isHtml: boolean }[] }

/** As `markOf` writes it; React writes what is no HTML with its third sign escaped. */
const MARK = /\u0001(\d+)(?:&lt;|(<))\u0002/

/** Reads markup in which marks stand for texts. */
export function markedTemplate(html: string): MarkedTemplate {
  const parts = html.split(MARK)
  const template: MarkedTemplate = { pieces: [parts[0]!], places: [] }
  for (let at = 1; at < parts.length; at += 3) {
    template.places.push({ text: Number(parts[at]), isHtml: parts[at + 1] !== undefined })
    template.pieces.push(parts[at + 2]!)
  }
  return template
}
