import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Layers of the analysis, from the most basic to the most dependent: each may import the rows above its own; folders in one row must not
 * import each other.
 */
const ROWS = [
  ['data'],
  ['text', 'sheets'],
  ['dates'],
  ['contact', 'document'],
  ['skills', 'recognition'],
  ['resume', 'job'],
  ['checks'],
  ['matching'],
  ['resumeChecker', 'profileOptimizer', 'resumeSync', 'dataScout', 'jobScanner', 'talentSelector'],
  ['jobPosts'],
  ['engine'],
]
const rowOf = (room: string) => ROWS.findIndex((rooms) => rooms.includes(room))

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

test('every file of the analysis stands in a room', () => {
  expect(files.filter((name) => rowOf(name.split('/')[0]!) < 0)).toEqual([])
})

test('no room of the analysis imports upward or sideways, types included', () => {
  const wrong = files.flatMap((name) => {
    const room = name.split('/')[0]!
    const used = Array.from(
      readFileSync(new URL(name, folder), 'utf8').matchAll(/['"]#packages\/recruiting\/analysis\/([^/'"]+)\//g),
      ([, other]) => other!,
    )
    return used.filter((other) => other !== room && rowOf(other) >= rowOf(room)).map((other) => `${name} → ${other}`)
  })
  expect(wrong).toEqual([])
})
