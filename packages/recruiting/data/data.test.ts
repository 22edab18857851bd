import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Lists in which an earlier entry takes precedence, or whose order is the display order. */
const ORDERED = [
  'advertCues',
  'advertLaws',
  'ambiguousSkills',
  'cliches',
  'concepts/',
  'education',
  'dateWords',
  'excluding',
  'jobWordings',
  'phoneCountries',
  'relatedSkills',
  'requirementFacts',
  'requirementWords',
  'sectionHeadings',
  'titleSynonyms',
  'skills/',
]

/** All lists within a value; short ones are written as one comma-separated text. */
function* listsOf(value: unknown): Generator<unknown[]> {
  if (Array.isArray(value)) yield value
  if (typeof value === 'string') yield value.split(', ')
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* listsOf(part)
}

test('no list has an empty, untidy or repeated entry', () => {
  for (const { name, text } of files) {
    for (const list of listsOf(JSON.parse(text))) {
      const texts = list.filter((entry) => typeof entry === 'string')
      const untidy = texts.filter((entry, index) => entry !== entry.trim() || entry === '' || texts.indexOf(entry) !== index)
      expect(untidy, name).toEqual([])
    }
  }
})

test('every list is sorted whose order says nothing', () => {
  for (const { name, text } of files) {
    if (ORDERED.some((ordered) => name.startsWith(ordered))) continue
    for (const list of listsOf(JSON.parse(text))) expect(list, name).toEqual(list.toSorted())
  }
})

test('every list is readable: no line over 140 characters', () => {
  const long = files.flatMap(({ name, text }) => text.split('\n').flatMap((line) => (line.length > 140 ? [`${name}: ${line}`] : [])))
  expect(long).toEqual([])
})

test('each entry of a list of patterns is a pattern', () => {
  for (const name of ['capitalWords', 'cliches', 'education', 'genderCodedWords', 'jobWordings', 'phoneClues', 'phoneCountries']) {
    const { text } = files.find((file) => file.name === `${name}.json`)!
    for (const entry of [...listsOf(JSON.parse(text))].flat())
      if (typeof entry === 'string') expect(() => new RegExp(`(?:${entry})`, 'u'), `${name}: ${entry}`).not.toThrow()
  }
})
