import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Lists in which an earlier entry counts before a later one, or whose order is the one in which they are shown. */
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

/** All lists within a value; short ones are written as one text with commas. */
function* listsOf(value: unknown): Generator<unknown[]> {
  if (Array.isArray(value)) yield value
  if (typeof value === 'string') yield value.split(', ')
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* listsOf(part)
}

test.each(files)('the list $name has no empty, untidy or repeated entry', ({ text }) => {
  for (const list of listsOf(JSON.parse(text))) {
    const texts = list.filter((entry) => typeof entry === 'string')
    expect(texts.filter((entry) => entry !== entry.trim() || entry === '')).toEqual([])
    expect(texts.filter((entry, index) => texts.indexOf(entry) !== index)).toEqual([])
  }
})

test.each(files.filter(({ name }) => !ORDERED.some((ordered) => name.startsWith(ordered))))('the list $name is sorted', ({ text }) => {
  for (const list of listsOf(JSON.parse(text))) expect(list).toEqual(list.toSorted())
})

test.each(files)('the list $name is readable: no line over 140 characters', ({ text }) => {
  expect(text.split('\n').filter((line) => line.length > 140)).toEqual([])
})

test.each(['capitalWords', 'cliches', 'education', 'genderCodedWords', 'jobWordings', 'phoneClues', 'phoneCountries'])(
  'each entry of %s is a pattern',
  (name) => {
    const { text } = files.find((file) => file.name === `${name}.json`)!
    for (const list of listsOf(JSON.parse(text))) {
      for (const entry of list) if (typeof entry === 'string') expect(() => new RegExp(`(?:${entry})`, 'u')).not.toThrow()
    }
  },
)
