import { expect, test } from 'vitest'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { findName } from './findName.ts'

const named = (items: ReturnType<typeof extract>['experience']) => items.map(({ title, place }) => [title?.value, place?.value])
const datesOf = (items: ReturnType<typeof extract>['experience']) => items.map(({ dates }) => [dates?.value.start, dates?.value.end])
const head = 'Robin Ashdown\nrobin@mail.example\n\n'

test.each([
  ['From: 06/2021', 'To: Present'],
  ['Start date: June 2021', 'End date: present'],
  ['Von: 06/2021', 'Bis: heute'],
  ['Début : juin 2021', "Fin : aujourd'hui"],
  ['Desde: junio 2021', 'Hasta: actualidad'],
])('H12.1 the ends of a range under labels of their own are one range: “%s” and “%s”', (from, to) =>
  expect(
    datesOf(
      extract(
        `${head}EXPERIENCE\n\nJob title: Shift Lead\nCompany: Quarrel Fulfilment Ltd\nLocation: Leeds\n${from}\n${to}\n` +
          'Description: Led a shift.\n\n' +
          'Job title: Packer\nCompany: Swiftline Parcel\nFrom: 09/2014\nTo: 01/2017\nDescription: Sorted and loaded.\n',
      ).experience,
    ),
  ).toEqual([
    [{ year: 2021, month: 6 }, 'present'],
    [
      { year: 2014, month: 9 },
      { year: 2017, month: 1 },
    ],
  ]),
)

test('H12.1 what is said behind the name of a firm or school and a full stop is no part of it', () => {
  const { experience, education } = extract(
    `${head}EXPERIENCE\n\nResearch Fellow\t2014 – 2017\nNordhavn Institute, Norway. Project: “Storms of the margin”.\n\n` +
      'EDUCATION\n\nPhD in Geology\t2010 – 2014\nVestland University, Norway. Thesis: “Sediments”. Supervisor: Prof. Knut Eller.\n\n' +
      'MSc in Geology\t2008 – 2010\nUniversity of Deira, United Kingdom. Distinction.\n',
  )
  expect(named(experience)).toEqual([['Research Fellow', 'Nordhavn Institute']])
  expect(named(education)).toEqual([
    ['PhD in Geology', 'Vestland University'],
    ['MSc in Geology', 'University of Deira'],
  ])
})

test('H12.1 a department behind a dash belongs to the title, where other entries have a town behind their firm', () =>
  expect(
    named(
      extract(
        `${head}EXPERIENCE\n\nStaff Nurse - Dialysis Unit\nSaltmarsh Medical Center, Quezon City\n2020 - Present\n\n` +
          'Staff Nurse - Medical-Surgical Ward\nRiverside General Hospital, Marikina City\n2016 - 2019\n',
      ).experience,
    ),
  ).toEqual([
    ['Staff Nurse - Dialysis Unit', 'Saltmarsh Medical Center'],
    ['Staff Nurse - Medical-Surgical Ward', 'Riverside General Hospital'],
  ]))

test('H12.1 the level of a school in a line of its own stands for what was taken there', () =>
  expect(
    named(
      extract(`${head}EDUCATION\n\nSecondary\nSto. Nino High School\n2006 - 2010\n\nElementary\nLipa North School\n2000 - 2006\n`)
        .education,
    ),
  ).toEqual([
    ['Secondary', 'Sto. Nino High School'],
    ['Elementary', 'Lipa North School'],
  ]))

test('H12.1 a firm that names a trade after a comma stays whole in bold letters beside a title', () =>
  expect(
    named(
      extract(
        `${head}## Experience\n\n**Quarrel Auto Parts Ltd** - Manager, Finance & Accounts\n*Apr 2021 - present*\n\n- Monthly budgets\n\n` +
          '**Bellamy & Co., Chartered Accountants** - Assistant Manager, Audit\n*Nov 2018 - Mar 2021*\n\n- Statutory audits\n',
      ).experience,
    ),
  ).toEqual([
    ['Manager, Finance & Accounts', 'Quarrel Auto Parts Ltd'],
    ['Assistant Manager, Audit', 'Bellamy & Co., Chartered Accountants'],
  ]))

test.each(['formation continue', 'en apprentissage', 'alternance'])('H12.1 “(%s)” behind a school tells how somebody studied', (how) =>
  expect(
    named(extract(`${head}FORMATION\n\n2013 - 2014 : BTS Comptabilité\n              Lycée Jean-Perrot (${how})\n`).education),
  ).toEqual([['BTS Comptabilité', 'Lycée Jean-Perrot']]),
)

test('H12.1 a level behind a dash is part of the certificate, and who gave it is not', () =>
  expect(
    named(
      extract(`${head}CERTIFICATIONS\n\nCertified Cloud Architect – Associate, 2022\nScrum Basics – Harbour Academy, 2021\n`).certificates,
    ),
  ).toEqual([
    ['Certified Cloud Architect – Associate', undefined],
    ['Scrum Basics', 'Harbour Academy'],
  ]))

test('H12.1 a state and its post code tell the country of a phone number before a town that another country has too', () =>
  expect(
    extract('Robin Ashdown\n14 Wattle Grove, Coburg VIC 3058\nPhone: 0491 570 156\n\nEXPERIENCE\n\nCook, Harbour Kitchen\t2018 – 2020')
      .phone?.value,
  ).toBe('+61491570156'))

test('H12.1 a name in three of the largest lines, one word each, is whole whatever the e-mail address says', () => {
  const large = (text: string): TextLine => textLine(text, { size: 22, isBold: true })
  const lines = [large('Íñigo'), large('Larrañeta'), large('Osés'), textLine('Ingeniero mecánico', { gapAbove: 1 })]
  const document = { lines } as Parameters<typeof findName>[0]['document']
  expect(
    findName({ document, contact: [0, 1, 2, 3], sections: [] } as unknown as Parameters<typeof findName>[0], 'inigo.l@mail.example')?.value,
  ).toBe('Íñigo Larrañeta Osés')
})
