import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { expectSoundReport } from '#tests/support/expectSoundReport.ts'
import { anyText, fuzzedProject, holds, href, madeOf } from '#tests/support/fuzz.ts'

const piece = madeOf(
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '"a":',
  '"__proto__":',
  '"constructor":',
  '\\',
  '\\u',
  '\\u0041',
  '//',
  '/*',
  '*/',
  '1',
  '-',
  '1e999',
  '.5',
  'true',
  'null',
  'nul',
  "'",
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\ufeff',
  '\u0000',
  '\u2028',
  '\ud800',
  '🍞',
)
const value = fc.jsonValue({ maxDepth: 4 })

test('C04 any text gives a value or a problem with a place inside it', () => {
  holds(
    fc.property(
      fc.oneof(
        anyText,
        piece,
        value.map((made) => JSON.stringify(made, null, 2)),
      ),
      (source) => {
        const text = source.replace(/^\uFEFF/, '')
        const { value: read, problems } = parseJsonFile('x.json', source)
        let parsed: unknown
        try {
          parsed = JSON.parse(text)
        } catch {
          expect(problems.length).toBeGreaterThan(0)
        }
        if (problems.length === 0) expect(read).toEqual(parsed)
        const lines = text.split('\n')
        for (const { line, column } of problems) expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
      },
    ),
    6000,
  )
})

test('C06 C14 a key is told when it comes twice in its object or is forbidden, and only then', () => {
  const key = fc.constantFrom('a', 'b', 'c', '"', '\\', 'é', '\u0000', '__proto__', 'constructor', 'prototype', 'toString', '0')
  const written = (text: string) =>
    fc.constantFrom(
      JSON.stringify(text),
      `"${[...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`,
    )
  const members = fc.array(
    key.chain((text) => written(text).map((source) => ({ text, source }))),
    { maxLength: 5 },
  )
  holds(
    fc.property(fc.array(members, { maxLength: 4 }), (objects) => {
      const source = `[${objects.map((object) => `{${object.map((member) => `${member.source}: ":,{\\"}"`).join(', ')}}`).join(',\n')}]`
      const codes = parseJsonFile('x.json', source).problems.map(({ code }) => code)
      const forbidden = objects.flat().filter(({ text }) => ['__proto__', 'constructor', 'prototype'].includes(text)).length
      const again = objects.reduce((sum, object) => sum + object.length - new Set(object.map(({ text }) => text)).size, 0)
      expect(codes.filter((code) => code === 'E_PROTO_KEY')).toHaveLength(forbidden)
      expect(codes.filter((code) => code === 'E_DUPLICATE_KEY')).toHaveLength(again)
    }),
    3000,
  )
})

test('C27 lists of any depth neither throw nor take long', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.boolean(), (depth, isClosed) => {
      const { problems } = parseJsonFile('x.json', '['.repeat(depth) + (isClosed ? ']'.repeat(depth) : ''))
      if (depth > 64) expect(problems.map(({ code }) => code)).toEqual(['E_DEPTH'])
    }),
    60,
  )
})

test('C10 a site with a file that was damaged byte by byte is reported with places', () => {
  const { configDir } = fuzzedProject()
  const files = findFiles(configDir).filter((file) => /\.(?:json|md)$/.test(file))
  const damage = fc.record({
    how: fc.constantFrom('cut', 'truncate', 'insert', 'double', 'flip', 'replace'),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 60 }),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
      piece.map((text) => Buffer.from(text)),
    ),
  })
  holds(
    fc.property(fc.constantFrom(...files), damage, (file, { how, from, length, bytes }) => {
      const path = join(configDir, file)
      const sound = readFileSync(path)
      const at = Math.floor(from * sound.length)
      const damaged = {
        cut: () => [sound.subarray(0, at), sound.subarray(at + length)],
        truncate: () => [sound.subarray(0, at)],
        insert: () => [sound.subarray(0, at), bytes, sound.subarray(at)],
        double: () => [sound.subarray(0, at + length), sound.subarray(at)],
        flip: () => [sound.subarray(0, at), Buffer.from([(sound[at] ?? 0) ^ (1 << (length % 8))]), sound.subarray(at + 1)],
        replace: () => [bytes],
      }[how]()
      writeFileSync(path, Buffer.concat(damaged))
      try {
        expectSoundReport(configDir)
      } finally {
        writeFileSync(path, sound)
      }
    }),
    150,
  )
})

test('C08 a site with any value in any place is reported with places', () => {
  const { configDir } = fuzzedProject()
  const files = findFiles(configDir).filter((file) => file.endsWith('.json'))
  const odd = fc.oneof(
    value,
    href,
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      0,
      -1,
      1e21,
      true,
      [],
      {},
      [[]],
      { type: 'hero' },
      { __proto__: null, type: 'fragment', fragment: 'order' },
      '/visit#order',
      '#',
      '/',
      '/..',
      'https://',
      'x'.repeat(5000),
    ),
  )
  holds(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 }),
      odd,
      fc.boolean(),
      (file, steps, other, removes) => {
        const path = join(configDir, file)
        const sound = readFileSync(path, 'utf8')
        writeFileSync(path, JSON.stringify(changed(JSON.parse(sound), steps, other, removes), null, 2))
        try {
          expectSoundReport(configDir)
        } finally {
          writeFileSync(path, sound)
        }
      },
    ),
    150,
  )
})

/** A value with another one in the place that is reached by counting children, level by level; or without that place. */
function changed(target: unknown, [step, ...rest]: number[], other: unknown, removes: boolean): unknown {
  if (step === undefined || typeof target !== 'object' || target === null) return other
  const keys = Object.keys(target)
  const key = keys[step % Math.max(keys.length, 1)]
  if (key === undefined) return other
  const copy = (Array.isArray(target) ? [...target] : { ...target }) as Record<string, unknown>
  if (rest.length === 0 && removes) delete copy[key]
  else copy[key] = changed(copy[key], rest, other, removes)
  return Array.isArray(copy) ? copy.filter(() => true) : copy
}
