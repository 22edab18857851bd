import type { Node } from 'prosemirror-model'
import { typedSigns } from '#src/site/words/typedSigns.ts'

/**
 * The position in a document that is `offset` characters after the start of words of the page, from the position `after` on; undefined if
 * no line has the words.
 */
export function placeInWords(doc: Node, words: string, offset: number, after = 0): number | undefined {
  const wanted = typed(words).text
  const before = typed(words.slice(0, offset)).text.length
  let found: number | undefined
  doc.descendants((node, pos) => {
    if (found !== undefined || !node.isTextblock) return found === undefined
    const line = typed(node.textBetween(0, node.content.size, undefined, ' '))
    for (let at = line.text.indexOf(wanted); at !== -1 && found === undefined; at = line.text.indexOf(wanted, at + 1)) {
      const place = pos + 1 + line.places[at + before]!
      if (place >= after) found = place
    }
    return false
  })
  return found
}

/**
 * Words as they may be typed: the page has its own quotation marks and dashes, and line ends instead of spaces. `places` are the offsets in
 * the given words of each character of `text`, and of its end.
 */
function typed(words: string): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  for (let at = 0; at < words.length; at += 1) {
    const signs = words[at] === '\n' ? ' ' : (typedSigns[words[at]!] ?? words[at]!)
    for (let count = 0; count < signs.length; count += 1) places.push(at)
    text += signs
  }
  return { text, places: [...places, words.length] }
}
