import { madeOnce } from '#src/site/madeOnce.ts'

/** A value without its texts, and the texts: each once, in order of first occurrence. */
export type Shape = { shape: string; texts: string[] }

/** Represents a text in a shape; no text is written like this. */
const PLACE = '#'

let fields = 0
/** Represents a field name in a shape: shapes are looked up by the thousand, and short ones are found faster. */
const nameOf = madeOnce((_field: string) => `${(fields++).toString(36)}:`)

/**
 * The shape of a JSON value. Values with the same shape differ only in their texts, and the same ones of these are equal. `fixed` texts are
 * part of the shape.
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
