import { expect, test } from 'vitest'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { toBlocks } from './blocks.ts'

const LONG =
  'A person whose summary stands on one line that goes on and on, as it was copied from a form that does not break lines, whatever the length.'
const points = (...lines: string[]) =>
  extract(
    ['Sam Example', 'sam@mail.example', '', LONG, '', 'EXPERIENCE', '', 'Bookkeeper, Acme Ltd, 2019 – 2021', ...lines].join('\n'),
  ).experience[0]!.bullets.map(({ value }) => value)

test('H12.1 a broken line of a point is part of it, also where other lines are longer', () => {
  expect(points('- Kept the books of four firms, with payroll and', '  BAS done myself.', '- Ran the till')).toEqual([
    'Kept the books of four firms, with payroll and BAS done myself.',
    'Ran the till',
  ])
  expect(points('- Wrote scripts that clean and chart ten years of', 'weather data.', '- Ran the till')).toEqual([
    'Wrote scripts that clean and chart ten years of weather data.',
    'Ran the till',
  ])
})

test('H12.1 what follows a point without belonging to it stays apart', () =>
  expect(points('- Ran the till', '  Served guests', '- Kept the books of the whole firm for years.', 'with thanks')).toEqual([
    'Ran the till',
    'Served guests',
    'Kept the books of the whole firm for years.',
    'with thanks',
  ]))

test('H12.1 a list of jobs keeps the text below their heads apart', () => {
  const { experience } = extract(
    ['Sam Example', 'sam@mail.example', '', LONG, '', 'EXPERIENCE', ''].join('\n') +
      '\n* Bookshop of the Cat (Tours): bookseller for children, since October 2021\n  Shelf of 6,000 titles' +
      '\n\n* Library of Saint-Example-on-Loire: library assistant, 04/2018 - 09/2021\n  Lending, story time.',
  )
  expect(experience.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([['Shelf of 6,000 titles'], ['Lending, story time.']])
})

test('H12.1 a word that begins small goes on where the line before had no room for it, even if it is a label elsewhere', () => {
  const lines = ['Mathematics, Science and Outdoor Education in a small rural', 'school', 'Years 7 to 11'].map((text, index) => ({
    line: textLine(text, { size: 11.5, indent: 133, room: [8, 288, 200][index]! }),
    index,
  }))
  expect(toBlocks(lines, true, true).map(({ text }) => text)).toEqual([
    'Mathematics, Science and Outdoor Education in a small rural school',
    'Years 7 to 11',
  ])
})
