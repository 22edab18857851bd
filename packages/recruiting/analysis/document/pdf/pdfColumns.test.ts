import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import type { PdfRow } from './PdfPiece.ts'
import { pdfColumns } from './pdfColumns.ts'

const texts = (rows: PdfRow[]) =>
  pdfColumns(rows).map((block) => block.rows.map(({ segments }) => segments.map(({ text }) => text).join(' | ')))
const list = [
  pdfRow(700, [11, 'Relations de travail'], [270, 'Santé et sécurité du travail']),
  pdfRow(687, [11, 'Dotation et recrutement'], [270, 'Développement organisationnel']),
  pdfRow(674, [11, 'Rémunération'], [270, 'Gestion du changement']),
]

test('H12.1 a short list in two columns does not draw the rows of the history below it into them', () => {
  const history = [
    pdfRow(645, [0, 'EXPÉRIENCE PROFESSIONNELLE']),
    pdfRow(625, [0, 'Directrice des ressources humaines'], [400, 'mai 2016 – avril 2019']),
    pdfRow(612, [0, 'Aliments Boréal inc., Québec']),
    pdfRow(595, [17, 'Diriger une équipe de neuf personnes desservant 620 employés répartis dans trois usines']),
  ]
  expect(texts([...list, ...history])).toEqual([
    [
      'Relations de travail | Santé et sécurité du travail',
      'Dotation et recrutement | Développement organisationnel',
      'Rémunération | Gestion du changement',
      'EXPÉRIENCE PROFESSIONNELLE',
      'Directrice des ressources humaines | mai 2016 – avril 2019',
      'Aliments Boréal inc., Québec',
      'Diriger une équipe de neuf personnes desservant 620 employés répartis dans trois usines',
    ],
  ])
})

test('H12.1 columns in which one has headings and no dates stay columns', () => {
  const more = [
    pdfRow(661, [11, 'Mobilisation'], [270, 'Indicateurs']),
    pdfRow(645, [0, 'LANGUES']),
    pdfRow(625, [0, 'Français'], [270, 'Relations de presse']),
    pdfRow(612, [0, 'Anglais'], [270, 'Santé publique']),
  ]
  expect(texts([...list, ...more]).length).toBe(2)
})

test('H12.1 labels beside their lists are rows, in sections whose headings stand alone between them', () =>
  expect(
    texts([
      pdfRow(700, [0, 'Kenntnisse']),
      pdfRow(680, [0, 'EDV'], [120, 'SAP R/3 (sehr gut), LIMS (sehr gut), MS Office (gut)']),
      pdfRow(660, [0, 'Fachlich'], [120, 'GMP, HPLC, Prozessvalidierung']),
      pdfRow(630, [0, 'Sprachen']),
      pdfRow(610, [0, 'Englisch'], [120, 'verhandlungssicher']),
      pdfRow(590, [0, 'Französisch'], [120, 'Grundkenntnisse']),
    ]),
  ).toHaveLength(1))

test('H12.1 dates and places at the right edge of a column belong to it, not to the side bar beyond', () => {
  const right = (text: string): [number, string] => [360 - text.length * 5, text]
  const rows = [
    pdfRow(707, [400, 'CONTACT']),
    pdfRow(700, [0, 'Bramble & Thorne LLP'], right('York')),
    pdfRow(686, [0, 'Senior Quantity Surveyor'], right('03/2019 – present'), [400, 'b.quist@mail.example']),
    pdfRow(672, [0, 'Final accounts for schools']),
    pdfRow(665, [400, 'SKILLS']),
    pdfRow(658, [0, 'Quantity Surveyor'], right('09/2015 – 02/2019')),
    pdfRow(651, [400, 'CostX']),
    pdfRow(644, [0, 'Humber Civils Ltd'], right('Hull')),
    pdfRow(630, [0, 'Trainee'], right('2012 – 2015'), [400, 'Bluebeam']),
  ]
  const [main, bar] = texts(rows)
  expect(main?.slice(0, 2)).toEqual(['Bramble & Thorne LLP | York', 'Senior Quantity Surveyor | 03/2019 – present'])
  expect(bar).toEqual(['CONTACT', 'b.quist@mail.example', 'SKILLS', 'CostX', 'Bluebeam'])
})

test('H12.1 dates and labels in a margin, each level with what it belongs to below headings on the right, make rows', () => {
  const rows = [
    pdfRow(700, [110, 'Formación académica']),
    pdfRow(680, [40, '2017–2021'], [110, 'Grado en Derecho, Universidad de Ribera']),
    pdfRow(650, [110, 'Experiencia']),
    pdfRow(630, [20, 'sep. 2021–jul. 2022'], [110, 'Pasante, Despacho Elvira Ponce, Huesca']),
    pdfRow(617, [110, 'Preparación de escritos y atención al cliente en el despacho de Huesca.']),
    pdfRow(600, [35, 'verano 2018'], [110, 'Camarero, Cafetería El Zaguán, Jaca']),
    pdfRow(570, [110, 'Idiomas']),
    pdfRow(550, [50, 'Catalán'], [110, 'Nivel C1']),
    pdfRow(537, [50, 'Inglés'], [110, 'Nivel B2']),
  ]
  expect(texts(rows)).toHaveLength(1)
})

test('H12.1 labels each level with a list are rows of a table, however wide their column', () => {
  const rows = [
    pdfRow(700, [0, 'TECHNICAL SKILLS']),
    pdfRow(685, [0, 'Automation Tools'], [170, 'Selenium, TestNG, Rest Assured']),
    pdfRow(670, [0, 'Scripting'], [170, 'Core Java, SQL']),
    pdfRow(655, [0, 'Defect Tracking'], [170, 'JIRA, HP ALM']),
    pdfRow(640, [0, 'CI'], [170, 'Jenkins']),
  ]
  expect(pdfColumns(rows)).toHaveLength(1)
})

test('H12.1 the last cells of a table whose rows begin with a year are no column of their own', () =>
  expect(
    texts([
      pdfRow(700, [0, 'AUSBILDUNG']),
      pdfRow(680, [0, '2018'], [110, 'Meisterprüfung'], [320, 'Handwerkskammer Fördekreis']),
      pdfRow(660, [0, '2009 – 2013'], [110, 'Gesellenprüfung'], [320, 'Autohaus Petersen & Lüth']),
      pdfRow(640, [0, '2009'], [110, 'Realschulabschluss'], [320, 'Theodor-Storm-Schule']),
      pdfRow(610, [0, 'BERUF']),
      pdfRow(590, [0, '2018 – heute'], [110, 'Werkstattmeister'], [320, 'Autohaus Nordlicht']),
      pdfRow(560, [0, 'WEITERBILDUNG']),
      pdfRow(540, [0, '2019'], [110, 'Klimaanlagen'], [320, 'Akademie Nordweg']),
    ]),
  ).toHaveLength(1))

test('H12.1 dates at the right edge of a history are no part of a column that begins below it', () => {
  const right = (text: string): [number, string] => [500 - text.length * 5, text]
  const rows = [
    pdfRow(720, [0, 'Berufserfahrung']),
    pdfRow(700, [0, 'Leiterin Marketing, Bergbahnen Alv AG'], right('05/2020 – heute')),
    pdfRow(680, [0, 'Texterin, Hotel Vereina'], right('01/2016 – 04/2020')),
    pdfRow(660, [0, 'Texterin, Agentur Steinbock'], right('08/2013 – 12/2015')),
    pdfRow(630, [0, 'Ausbildung'], [270, 'Kompetenzen']),
    pdfRow(610, [0, 'BSc Tourismus'], [300, 'Kampagnenplanung']),
    pdfRow(597, [0, 'Hochschule Chur'], [300, 'CMS']),
    pdfRow(584, [0, '2010 – 2013'], [300, 'Mediaplanung']),
  ]
  expect(texts(rows).map(([first]) => first)).toEqual(['Berufserfahrung', 'Ausbildung', 'Kompetenzen'])
})

test('H12.1 towns at the right edge are no column, though one of them comes twice', () => {
  const right = (text: string): [number, string] => [500 - text.length * 5, text]
  const rows = ['Armenia', 'Calarcá', 'Salento', 'Armenia'].flatMap((town, nth) => [
    pdfRow(700 - nth * 40, [0, 'Lácteos Quindío'], right(town)),
    pdfRow(687 - nth * 40, [0, 'Equipo de cuatro personas']),
  ])
  expect(texts(rows)).toHaveLength(1)
})

test('H12.1 headings beside each other begin columns, also where they are set in on a ground of their own', () =>
  expect(
    texts([
      pdfRow(700, [6, 'EDUCATION'], [180, 'SKILLS'], [353, 'REFERENCES']),
      pdfRow(680, [0, 'Diploma'], [174, 'Latte art'], [347, 'Jo Park']),
      pdfRow(667, [0, 'Moss School'], [174, 'Menus'], [347, 'Roastworks']),
      pdfRow(654, [0, '2014 – 2015'], [174, 'Training'], [347, '0491 570 110']),
    ]).map(([first]) => first),
  ).toEqual(['EDUCATION', 'SKILLS', 'REFERENCES']))

test('H12.1 a headline around the axis of the name above two columns belongs to neither', () => {
  const left = ['CONTACT', 'Leeds', '07700 900144', 'SKILLS', 'Fitted kitchens and staircases', 'Joinery']
  const right = [
    'EXPERIENCE',
    'Joiner',
    'Moss Kitchens',
    'Fitted stairs and doors',
    'Site joiner',
    'Great Glen Homes',
    'Built timber frames',
  ]
  const columns = [
    ...left.map((text, nth) => pdfRow(640 - nth * 15, [0, text])),
    ...right.map((text, nth) => pdfRow(634 - nth * 15, [200, text])),
  ].toSorted((one, other) => other.y - one.y)
  const [first] = texts([pdfRow(700, [150, 'CALLUM GREENHOUGH FELL OF THE OLD KIRKTON']), pdfRow(680, [235, 'Joiner']), ...columns])
  expect(first).toEqual(['CALLUM GREENHOUGH FELL OF THE OLD KIRKTON', 'Joiner'])
})

test('H12.1 contact details in the middle of a page make no columns of a short history whose towns and dates end at its right edge', () => {
  const ending = (y: number, left: string, right: string) => pdfRow(y, [0, left], [400 - right.length * 5, right])
  const head = [pdfRow(720, [150, 'Denmark Street, Copenhagen']), pdfRow(705, [140, 'robin@mail.example'], [250, 'robin.example'])]
  const history = [
    pdfRow(680, [0, 'Education']),
    ending(660, 'Moor Polytechnic', 'Lyngby'),
    ending(647, 'BEng Software', '2008 – 2012'),
    pdfRow(625, [0, 'Experience']),
    ending(605, 'Havnefront ApS', 'Copenhagen'),
    ending(592, 'DevOps Engineer', 'Mar 2020 – Present'),
  ]
  expect(texts([...head, ...history]).flat()).toContain('BEng Software | 2008 – 2012')
})
