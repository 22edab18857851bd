import { expect, test, vi } from 'vitest'
import type { Section } from '#src/contract/sections.ts'
import { sectionsOfTexts, sectionsOfType, textOfSection, typeOfSection } from './sectionTexts.ts'

const written = [
  { type: 'hero', title: 'Bread' },
  { type: 'faq', items: [{ question: 'Rye?', answer: 'Yes.' }] },
  { type: 'place', name: 'Shop' },
] as unknown as Section[]
const texts = written.map((section) => JSON.stringify(section))
const read = () =>
  sectionsOfTexts(
    written.map(({ type }) => type),
    texts,
  )

test('H10.3 sections from texts are the sections, each made once', () => {
  const sections = read()
  expect(sections).toHaveLength(3)
  expect([...sections]).toEqual(written)
  expect(sections[1]).toBe(sections[1])
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'faq', 'place'])
})

test('H10.3 whoever asks for a type, or for a text, has no other section parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  try {
    const sections = read()
    expect(textOfSection(sections, 0)).toBe(texts[0])
    expect(typeOfSection(sections, 2)).toBe('place')
    expect(parse).not.toHaveBeenCalled()
    expect(sectionsOfType(sections, 'faq')).toEqual([written[1]])
    expect(parse.mock.calls).toEqual([[texts[1]]])
  } finally {
    parse.mockRestore()
  }
})

test('of sections that are values types are known, and texts are not', () => {
  expect(sectionsOfType(written, 'place')).toEqual([written[2]])
  expect(typeOfSection(written, 0)).toBe('hero')
  expect(textOfSection(written, 0)).toBeUndefined()
})
