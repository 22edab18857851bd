import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\nEDUCATION\n\nBSc Geology, University of Deira, 2010 – 2013\n\n'
const read = (text: string) => extract(head + text).certificates.map(({ title, place }) => [title?.value, place?.value])

test.each([
  [
    'Certificate: Teachers Council Certificate\nAwarding body: TRC\nYear: 2014',
    'Certificate: School Leadership\nAwarding body: Educators Forum\nYear: 2022',
  ],
  [
    'Zertifikat: Teachers Council Certificate\nAussteller: TRC\nJahr: 2014',
    'Zertifikat: School Leadership\nAussteller: Educators Forum\nJahr: 2022',
  ],
  ['Curso: Teachers Council Certificate\nEntidad: TRC\nAño: 2014', 'Curso: School Leadership\nEntidad: Educators Forum\nAño: 2022'],
  ['Name: Teachers Council Certificate\nIssued by: TRC\nDate: 2014', 'Name: School Leadership\nIssued by: Educators Forum\nDate: 2022'],
])('H12.1 certificates are read from a form: %j', (one, other) =>
  expect(read(`CERTIFICATES\n\n${one}\n\n${other}\n`)).toEqual([
    ['Teachers Council Certificate', 'TRC'],
    ['School Leadership', 'Educators Forum'],
  ]),
)

test('H12.1 who gave a certificate may come first, where the words say so', () =>
  expect(read('CURSOS\n\nInstituto Gastronómico del Norte — Cocina al vacío\n2016\nCasa Navarra — Gestión de alérgenos\n2015\n')).toEqual([
    ['Cocina al vacío', 'Instituto Gastronómico del Norte'],
    ['Gestión de alérgenos', 'Casa Navarra'],
  ]))

test.each([
  ["NDIS Worker Screening Check, National Police Clearance, C-class driver's licence", 3],
  ['White Card, Forklift licence', 2],
  ['BLS | ACLS | PALS', 3],
  ['Staplerschein, Kranschein', 2],
])('H12.1 several certificates in one line without dates: %s', (line, count) => expect(read(`LICENCES\n\n${line}\n`)).toHaveLength(count))

test.each([
  'First Aid at Work, St John Ambulance',
  'Scrum Master, Agile Institute, London',
  'Certificate in Nursing, University of Deira, York',
])('H12.1 who gave a certificate, and where, is no certificate: %s', (line) => expect(read(`CERTIFICATES\n\n${line}\n`)).toHaveLength(1))

test.each([
  'First Aid at Work\nSt John Ambulance, 2022\nForklift Licence\nTruckwise Training, 2019',
  'First Aid at Work\nSt John Ambulance | 2022\nForklift Licence\nTruckwise Training | 2019',
  'First Aid at Work\t2022\nSt John Ambulance\nForklift Licence\t2019\nTruckwise Training',
  'First Aid at Work [St John Ambulance]\nForklift Licence [Truckwise Training]',
  'First Aid at Work; St John Ambulance; 2022\nForklift Licence; Truckwise Training; 2019',
])('H12.1 certificates with who gave them, on one line or two: %j', (text) =>
  expect(read(`CERTIFICATES\n\n${text}\n`)).toEqual([
    ['First Aid at Work', 'St John Ambulance'],
    ['Forklift Licence', 'Truckwise Training'],
  ]),
)

test.each(['Ausbildereignung (AEVO)', 'Certified ScrumMaster (CSM)', 'Sauveteur secouriste du travail (SST)', 'Figma desde cero (online)'])(
  'H12.1 a short form in brackets, and how it was learned, belongs to the name: %s',
  (name) => expect(read(`CERTIFICATES\n\n${name}\n`)).toEqual([[name, undefined]]),
)
