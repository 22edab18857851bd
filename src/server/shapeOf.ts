import { madeOnce } from '#src/site/madeOnce.ts'

/** What something is like apart from the words in it, and those words: each text once, in the order in which they first stand there. */
export type Shape = { shape: string; texts: string[] }

/** What stands for a text in a shape; no text is written like this. */
const PLACE = '#'

let fields = 0
/** What stands for the name of a field in a shape: shapes are looked up by the thousand, and short ones are found sooner. */
const nameOf = madeOnce((_field: string) => `${(fields++).toString(36)}:`)

/**
 * The shape of something that JSON can hold. Two that have the same one differ in nothing but their texts, and of these the same are equal
 * to one another. Texts that are `fixed` belong to the shape.
 */
export function shapeOf(value: unknown, isFixed: (text: string) => boolean): Shape {
  const places = new Map<string, number>()
  let shape = ''
  const visit = (part: unknown) => {
    if (typeof part === 'string') {
      if (isFixed(part)) return void (shape += JSON.stringify(part))
      let place = places.get(part)
      if (place === undefined) places.set(part, (place = places.size))
      shape += PLACE + place
    } else if (Array.isArray(part)) {
      shape += '['
      for (const item of part) {
        visit(item)
        shape += ','
      }
      shape += ']'
    } else if (typeof part === 'object' && part !== null) {
      shape += '{'
      for (const key in part) {
        const item = (part as Record<string, unknown>)[key]
        if (item === undefined) continue
        shape += nameOf(key)
        visit(item)
        shape += ','
      }
      shape += '}'
    } else shape += String(part)
  }
  visit(value)
  return { shape, texts: [...places.keys()] }
}
