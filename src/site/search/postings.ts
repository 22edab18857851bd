const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]))

/** The highest weight of a word on a page. */
export const HEAVIEST = 15

/** Pages with a word, in ascending order, and the weight of the word on each, from 1 to `HEAVIEST`. */
export type Postings = { pages: number[]; weights: number[] }

/** Postings as a string: gaps between pages and weights as variable-length numbers of base-64 digits, the lowest five bits first. */
export function packPostings({ pages, weights }: Postings): string {
  let packed = ''
  let last = -1
  for (const [index, page] of pages.entries()) {
    let value = (page - last - 1) * (HEAVIEST + 1) + weights[index]!
    last = page
    do {
      const bits = value % 32
      value = Math.floor(value / 32)
      packed += DIGITS[value > 0 ? bits + 32 : bits]!
    } while (value > 0)
  }
  return packed
}

/** The reverse. */
export function unpackPostings(packed: string): Postings {
  const found: Postings = { pages: [], weights: [] }
  let page = -1
  let value = 0
  let scale = 1
  for (let index = 0; index < packed.length; index += 1) {
    const bits = VALUES.get(packed.charCodeAt(index))!
    value += (bits % 32) * scale
    scale *= 32
    if (bits >= 32) continue
    page += 1 + Math.floor(value / (HEAVIEST + 1))
    found.pages.push(page)
    found.weights.push(value % (HEAVIEST + 1))
    value = 0
    scale = 1
  }
  return found
}
