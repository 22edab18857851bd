import { type Edit, type Node, findNodeAtLocation } from 'jsonc-parser'
import { formatOf } from '#src/node/edit/format.ts'
import type { FileEdits } from './fileEdits.ts'

/**
 * In version 2 the shared words of tools were in `toolWords`; since then they are words of their package, like those of any other package.
 */
export const packagedWords: FileEdits = ({ kind, text, tree }) => {
  const old = kind === 'site' ? findNodeAtLocation(tree, ['toolWords'])?.parent : undefined
  const words = findNodeAtLocation(tree, ['words'])
  if (!old) return []
  if (!words) return [{ ...rangeOf(old), content: `"words": ${wrapped(text, old)}` }]
  if (words.type !== 'object' || findNodeAtLocation(words, ['recruiting'])) return []
  const last = words.children!.at(-1)
  const added: Edit = last
    ? { offset: endOf(last), length: 0, content: `,${spaceBefore(text, last)}${named(text, old, marginOf(text, last))}` }
    : { ...rangeOf(words), content: wrapped(text, old) }
  return [{ ...withComma(old), content: '' }, added]
}

/** The object with the words of the package only, in the original layout. */
function wrapped(text: string, old: Node): string {
  const margin = marginOf(text, old)
  if (margin === undefined) return `{ ${named(text, old, undefined)} }`
  const { indent, eol } = formatOf(text)
  return `{${eol}${margin}${indent}${named(text, old, margin + indent)}${eol}${margin}}`
}

/** The words under the name of their package; lines after the first are reindented. */
function named(text: string, old: Node, margin: string | undefined): string {
  const value = old.children![1]!
  const written = text.slice(value.offset, endOf(value))
  const present = marginOf(text, old)
  const moved = margin === undefined || present === undefined ? written : written.replaceAll(`\n${present}`, `\n${margin}`)
  return `"recruiting": ${moved}`
}

/** The indentation of a field; undefined if the field does not start its line. */
function marginOf(text: string, { offset }: Node): string | undefined {
  return /\n([ \t]*)$/.exec(before(text, offset))?.[1]
}

/** The text before an offset, long enough for any indentation. */
function before(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - 200), offset)
}

function spaceBefore(text: string, field: Node): string {
  const behind = before(text, field.offset)
  return behind.slice(behind.trimEnd().length) || ' '
}

/** A field with the comma before it, or if it is the first, with the one after it. */
function withComma(field: Node): { offset: number; length: number } {
  const fields = field.parent!.children!
  const at = fields.indexOf(field)
  const [from, to] = at > 0 ? [endOf(fields[at - 1]!), endOf(field)] : [field.offset, fields[1]?.offset ?? endOf(field)]
  return { offset: from, length: to - from }
}

function rangeOf({ offset, length }: Node): { offset: number; length: number } {
  return { offset, length }
}

function endOf({ offset, length }: Node): number {
  return offset + length
}
