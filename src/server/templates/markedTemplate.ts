/** Markup with slots for texts: the text between the slots, and for each slot the number of its text and whether it is HTML. */
export type MarkedTemplate = { pieces: string[]; places: { text: number; isHtml: boolean }[] }

/** As written by `markOf`; React escapes its third character in plain text. */
const MARK = /\u0001(\d+)(?:&lt;|(<))\u0002/

/** Parses markup in which marks represent texts. */
export function markedTemplate(html: string): MarkedTemplate {
  const parts = html.split(MARK)
  const template: MarkedTemplate = { pieces: [parts[0]!], places: [] }
  for (let at = 1; at < parts.length; at += 3) {
    template.places.push({ text: Number(parts[at]), isHtml: parts[at + 1] !== undefined })
    template.pieces.push(parts[at + 2]!)
  }
  return template
}
