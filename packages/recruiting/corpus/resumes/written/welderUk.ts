import type { SheetText, WrittenResume } from './Written.ts'

const jobs: [dates: string, role: string, employer: string, bullets: string[]][] = [
  [
    '04/2018 - Present',
    'Coded Welder (TIG / MIG)',
    'Tyneford Fabrications Ltd, Sunderland',
    ['Weld stainless pipework to BS EN ISO 9606-1 for food plants.', 'Passed 412 of 415 X-ray inspected joints last year.'],
  ],
  [
    '01/2013 - 03/2018',
    'Welder / Fabricator',
    'Harle & Pike Steelwork, Gateshead',
    ['Built staircases and balconies from workshop drawings.', 'Trained three apprentices.'],
  ],
  ['09/2009 - 12/2012', 'Apprentice Welder', 'Northern Slipways, Hartlepool', ['Rotated through plate shop, pipe shop and repair crew.']],
]
const texts: SheetText[] = [
  { x: 50, y: 60, size: 20, text: 'GARETH OAKENSHAW', bold: true },
  { x: 50, y: 78, size: 10, text: '3 Made Up Terrace, Sunderland SR1 0ZZ', bold: false },
  { x: 50, y: 92, size: 10, text: 'Tel: 07700 900142   E-mail: gareth.oakenshaw@mail.example' },
  { x: 50, y: 120, size: 12, text: 'PERSONAL STATEMENT:', bold: true },
  {
    x: 50,
    y: 136,
    size: 10,
    text: 'Time-served welder with fifteen years on stainless and mild steel, happy on site or in the shop.',
    bold: false,
  },
  { x: 50, y: 149, size: 10, text: 'Full clean driving licence and own hand tools.' },
  { x: 50, y: 178, size: 12, text: 'EMPLOYMENT HISTORY:', bold: true },
]
let y = 198
for (const [dates, role, employer, bullets] of jobs) {
  texts.push(
    { x: 50, y, size: 10, text: dates, bold: false },
    { x: 170, y, size: 10, text: role, bold: true },
    { x: 170, y: (y += 13), size: 10, text: employer, bold: false },
  )
  for (const bullet of bullets) texts.push({ x: 170, y: (y += 13), size: 10, text: `•  ${bullet}` })
  y += 20
}
texts.push({ x: 50, y: (y += 6), size: 12, text: 'QUALIFICATIONS:', bold: true })
for (const [when, what] of [
  ['2012', 'NVQ Level 3 Fabrication and Welding, Wearmouth College'],
  ['2009', 'City & Guilds Level 2 Welding, Wearmouth College'],
] as const)
  texts.push({ x: 50, y: (y += 16), size: 10, text: when, bold: false }, { x: 170, y, size: 10, text: what })
texts.push({ x: 50, y: (y += 28), size: 12, text: 'KEY SKILLS:', bold: true })
texts.push({
  x: 50,
  y: (y += 16),
  size: 10,
  text: 'TIG Welding, MIG Welding, Pipe Fitting, Reading Technical Drawings, Plasma Cutting',
  bold: false,
})
texts.push(
  { x: 50, y: (y += 28), size: 12, text: 'REFERENCES:', bold: true },
  { x: 50, y: (y += 16), size: 10, text: 'Available on request.', bold: false },
)

/** United Kingdom, welder: dates in the left margin, headings in capitals with colons. */
export const welderUk: WrittenResume = {
  id: 'welderUk',
  file: { kind: 'sheet', texts },
  truth: {
    name: 'Gareth Oakenshaw',
    email: 'gareth.oakenshaw@mail.example',
    phone: '+447700900142',
    experience: [
      ['Coded Welder (TIG / MIG)', 'Tyneford Fabrications Ltd', '2018-04', 'present'],
      ['Welder / Fabricator', 'Harle & Pike Steelwork', '2013-01', '2018-03'],
      ['Apprentice Welder', 'Northern Slipways', '2009-09', '2012-12'],
    ],
    education: [
      ['NVQ Level 3 Fabrication and Welding', 'Wearmouth College', null, '2012'],
      ['City & Guilds Level 2 Welding', 'Wearmouth College', null, '2009'],
    ],
    sections: [
      ['summary', 'Personal Statement'],
      ['experience', 'Employment History'],
      ['education', 'Qualifications'],
      ['skills', 'Key Skills'],
      ['references', 'References'],
    ],
    skills: ['TIG Welding', 'MIG Welding', 'Pipe Fitting', 'Reading Technical Drawings', 'Plasma Cutting'],
  },
}
