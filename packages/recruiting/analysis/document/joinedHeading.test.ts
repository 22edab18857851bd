import { expect, test } from 'vitest'
import { finishDocument } from './finishDocument.ts'
import { joinedHeading } from './headingKind.ts'
import { textContent } from './textContent.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }

test.each([
  ['EXPERIENC E', 'EXPERIENCE'],
  ['C ONT AC T', 'CONTACT'],
  ['EDUC AT ION', 'EDUCATION'],
  ['C ERT IFIC AT IONS', 'CERTIFICATIONS'],
  ['W ORK EXPERIENC E', 'WORK EXPERIENCE'],
  ['Comp étenc es', 'Compétences'],
])('H12.5 a heading that letter spacing tore is joined: %s', (text, whole) => expect(joinedHeading(text)).toBe(whole))

test.each(['WORK EXPERIENCE', 'IT SKILLS', 'ABOUT ME', 'EDUCATION', 'Go R C', 'Jo Ann Li', 'À propos de moi', 'Skills: R'])(
  'other text stays as it is: %s',
  (text) => expect(joinedHeading(text)).toBeNull(),
)

test('H12.5 such a heading is told as one that is spaced out', () => {
  const read = finishDocument('', textContent('txt', 'Sam Example\n\nEXPERIENC E\nClerk, Acme Ltd, 2019 – 2021', 50), LIMITS)
  expect(read.ok && read.document.facts.letterSpaced).toEqual(['EXPERIENC E'])
  expect(read.ok && read.document.lines[1]!.text).toBe('EXPERIENCE')
})
