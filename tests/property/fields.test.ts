import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { files as fileTable } from '#src/contract/files.ts'
import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import { galleryTypes } from '#src/node/dev/gallery/galleryTypes.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { editText } from '#src/node/edit/editText.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { KeyPath } from '#src/site/site.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

/** A JSON file: its name, its text, and the schema of what it holds. */
type Written = { name: string; text: string; schema: z.ZodType }
type Value = Extract<EditOperation, { op: 'set' }>['value']

const PAGE = fileTable.find(({ kind }) => kind === 'page')!.schema
const companies: Written[] = [HARBOUR, 'tests/fixtures/bakery'].flatMap((dir) =>
  findFiles(dir).flatMap((file) => {
    const row = file.startsWith('assets/') ? undefined : fileTable.find(({ pattern }) => pattern.test(file))
    return row ? [{ name: join(dir, file), text: readFileSync(join(dir, file), 'utf8'), schema: row.schema }] : []
  }),
)
const gallery: Written[] = galleryTypes().map(({ type, examples }) => ({
  name: type,
  text: `${JSON.stringify({ name: type, sections: examples.map((example) => ({ type, ...example })) }, null, 2)}\n`,
  schema: PAGE,
}))

/** The ways in which people and programs write JSON. */
const layouts: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with CRLF and a byte order mark': (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  'with tabs': (text) => text.replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
  'with escapes': (text) => text.replaceAll(/(": "[^"\\]*?)o/g, '$1\\u006f'),
  'with four blanks and no last line end': (text) => text.replaceAll(/^ +/gm, (blanks) => blanks.repeat(2)).trimEnd(),
  'in one line': (text) => JSON.stringify(JSON.parse(text)),
  'with keys the other way round': (text) => `${JSON.stringify(turned(JSON.parse(text)), null, 2)}\n`,
}

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

/** Every place in a value, and for objects every field that they could have and have not. */
function placesIn(schema: z.ZodType, whole: unknown): { there: KeyPath[]; missing: KeyPath[] } {
  const there: KeyPath[] = []
  const missing: KeyPath[] = []
  const visit = (value: unknown, path: KeyPath) => {
    if (path.length > 0) there.push(path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (Array.isArray(value)) return
    for (const key of knownKeys(schema, whole, path)) if (!Object.hasOwn(value, key)) missing.push([...path, key])
  }
  visit(whole, [])
  return { there, missing }
}

const valueIn = (text: string, path: KeyPath): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], JSON.parse(text.replace(/^\uFEFF/, '')))

/** Another value of the same kind. Of a text only the end differs, so that what is escaped before it stays. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${value} – and more "words"`
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : undefined
}

function edited(text: string, schema: z.ZodType, operation: EditOperation): string {
  const result = editText(text, [operation], (value, path) => knownKeys(schema, value, path))
  if ('failure' in result) throw new Error(result.failure)
  return result.text
}
const set = (path: KeyPath, value: unknown): EditOperation => ({ op: 'set', path: [...path], value: value as Value })

/** How many lines went and came between the first and the last line that differ. */
function changedSpan(before: string, after: string): [gone: number, come: number] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const least = Math.min(old.length, now.length)
  let [same, sameAtEnd] = [0, 0]
  while (same < least && old[same] === now[same]) same += 1
  while (sameAtEnd < least - same && old.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd += 1
  return [old.length - same - sameAtEnd, now.length - same - sameAtEnd]
}

/** How many lines of a text differ from those of another one with as many lines. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return old.length === now.length ? old.filter((line, index) => line !== now[index]).length : Infinity
}

const NEW = ['a text', 12, ['one', 'two'], { one: 1, two: [true] }]

const laidOut = new Map<string, string[]>()

/** The text in the layout of its turn, so that each layout meets fields of each kind. */
function turnOf(text: string, index: number): string {
  const all = laidOut.get(text) ?? Object.values(layouts).map((lay) => lay(text))
  laidOut.set(text, all)
  return all[index % all.length]!
}

describe.each([
  ['the files of two companies', companies],
  ['the examples of every section type', gallery],
])('G50 of %s', (_, texts) => {
  test('every field that is set to another value is one hunk of one line, and the same bytes when it is set back', () => {
    let count = 0
    for (const { name, text, schema } of texts) {
      const { there } = placesIn(schema, JSON.parse(text))
      for (const [index, path] of there.entries()) {
        const before = turnOf(text, index)
        const value = valueIn(before, path)
        const next = other(value)
        if (next === undefined) continue
        const after = edited(before, schema, set(path, next))
        const place = `${name} ${path.join('.')}`
        expect(valueIn(after, path), place).toEqual(next)
        expect(changedLines(before, after), place).toBe(1)
        expect(edited(after, schema, set(path, value)) === before, place).toBe(true)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(1000)
  })

  test('every field that is not there yet is one hunk when it is set, and the same bytes when it is taken away', () => {
    let count = 0
    for (const { name, text, schema } of texts)
      for (const path of placesIn(schema, JSON.parse(text)).missing) {
        // So that each value meets each layout.
        const value = NEW[count % NEW.length]
        const before = turnOf(text, count)
        const after = edited(before, schema, set(path, value))
        const place = `${name} ${path.join('.')}`
        expect(valueIn(after, path), place).toEqual(value)
        const [gone, come] = changedSpan(before, after)
        // The line before it may get a comma.
        expect([gone <= 1, come >= gone], place).toEqual([true, true])
        if (typeof value !== 'object') expect(come - gone <= 1 || isEmptyObject(before, path), place).toBe(true)
        expect(edited(after, schema, { op: 'remove', path: [...path] }) === before, place).toBe(true)
        count += 1
      }
    expect(count).toBeGreaterThan(500)
  })
})

/** Whether a field comes into an object without fields, which then takes more lines. */
function isEmptyObject(text: string, path: KeyPath): boolean {
  return findNodeAtLocation(parseTree(text.replace(/^\uFEFF/, ' '))!, path.slice(0, -1))?.children?.length === 0
}
