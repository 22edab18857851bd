import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n## Experience\n\nPotter, Brightwell Ltd\n2018 – 2020\n\n'
const skills = (text: string) => extract(head + text).skills.map(({ value, confidence }) => [value, confidence >= 0.7])

test('H12.1 short names under a heading like the others, which no list knows, are skills where nothing else names any', () => {
  const text = '## Languages\n\nEnglish\n\n## Workbench\n\nThrowing\nGlaze mixing\nKiln repair\nPacking\n\n## References\n\nOn request'
  expect(skills(text)).toEqual([
    ['Throwing', false],
    ['Glaze mixing', false],
    ['Kiln repair', false],
    ['Packing', false],
  ])
})

test.each([
  ['## Skills\n\nThrowing\n\n## Workbench\n\nKilns\nWheels\nGlazes\nMoulds', [['Throwing', true]]],
  ['## Workbench\n\nKilns\nWheels\nGlazes\nMoulds\n\n## Outdoors\n\nHills\nRivers\nCaves\nDunes', []],
  ['## Workbench\n\nKilns\nWheels', []],
  ['## Workbench\n\nI mend kilns and wheels, mostly alone.\nWheels\nGlazes\nMoulds', []],
  ['## Tongues\n\nEnglish\nWelsh\nFrench\nSpanish', []],
  ['## Interests\n\nHills\nRivers\nCaves\nDunes', []],
])('H12.1 another list is none: %j', (text, found) => {
  expect(skills(text)).toEqual(found)
})
