import { describe, expect, test } from 'vitest'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { contactPieces } from './contactPieces.ts'
import { findSections } from './findSections.ts'

describe('H12.1 what a label names is told from the label', () => {
  test.each([
    ['Lebenslauf\n\nPersönliche Daten\nName\tAnke Moosgruber\nTelefon\t0351 5550123\nE-Mail\ta.moosgruber@mail.example', 'Anke Moosgruber'],
    [
      'Email ID: ravi@mail.example\nMobile No.: +91 55555 01234\nRavindra Quillon\n\nEXPERIENCE\nBaker, Corner Bakery\n2019 – 2021',
      'Ravindra Quillon',
    ],
  ])('%s', (text, name) => expect(extract(text).name?.value).toBe(name))

  test('a label alone in its cell names what follows it, and is nothing itself', () => {
    expect(contactPieces('Name\tAnke Moosgruber')).toEqual([{ text: 'Anke Moosgruber', label: 'name' }])
    expect(contactPieces('E-Mail')).toEqual([])
    expect(contactPieces('Web | Mobile').map(({ text }) => text)).toEqual(['Web', 'Mobile'])
  })

  test('a degree behind a name is no web address', () => {
    expect(findLinks('Ravindra Quillon, M.Tech., B.Com')).toEqual([])
    expect(findLinks('quillon.tech and b.com')).toEqual(['quillon.tech', 'b.com'])
  })
})

describe('H12.1 headings that say how much they hold, and profiles of studies', () => {
  const sections = (...texts: string[]) =>
    findSections({ lines: texts.map((text) => textLine(text, { isBold: /^[A-Z ]{6}/.test(text) })) } as Parameters<typeof findSections>[0])
  test.each([
    ['EMPLOYMENT (12 years)', 'experience'],
    ['PUBLICATIONS (3)', 'publications'],
    ['ACADEMIC PROFILE', 'education'],
    ['PROFESSIONAL PROFILE', 'summary'],
  ])('%s', (heading, kind) =>
    expect(sections('TECHNICAL SKILLS', 'Java', heading, 'Baker at Corner Bakery').map((section) => section.kind)).toEqual([
      'skills',
      kind,
    ]),
  )
})
