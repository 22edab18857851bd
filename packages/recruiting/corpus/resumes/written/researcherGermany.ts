import type { SheetText, WrittenResume } from './Written.ts'

const at = (y: number, left: string, ...lines: string[]): SheetText[] => [
  ...(left ? [{ x: 56, y, size: 10, text: left, bold: false }] : []),
  ...lines.map((text, index): SheetText => ({ x: 175, y: y + index * 13, size: 10, text, bold: text.startsWith('#') })),
]
const head = (y: number, text: string): SheetText[] => [{ x: 56, y, size: 13, text, bold: true }]
const texts: SheetText[] = [
  { x: 56, y: 56, size: 18, text: 'Dr. Friederike Ostwaldt', bold: true, page: 1 },
  { x: 56, y: 74, size: 10, text: 'Molecular Biologist', bold: false },
  { x: 56, y: 90, size: 9, text: 'Beispielallee 5, 69120 Heidelberg, Germany | +49 30 23125 147 | friederike.ostwaldt@mail.example' },
  ...head(122, 'Research Interests'),
  { x: 56, y: 139, size: 10, text: 'Stress response of plant roots, single-cell sequencing, open laboratory protocols.', bold: false },
  ...head(168, 'Academic Positions'),
  ...at(186, 'Since 03/2021', '#Postdoctoral Researcher', 'Neckar Institute for Plant Science, Heidelberg'),
  { x: 175, y: 212, size: 10, text: '- Lead the root atlas project with partners in three countries.' },
  ...at(236, '10/2016 - 02/2021', '#Doctoral Researcher', 'Technische Hochschule Lindenau, Leipzig'),
  { x: 175, y: 262, size: 10, text: '- Built a microfluidic device to image roots under drought.' },
  { x: 175, y: 275, size: 10, text: '- Taught the practical course in genetics, 24 students a year.' },
  ...at(299, '05/2015 - 09/2016', '#Research Assistant', 'Saale Seed Company GmbH, Halle'),
  ...head(352, 'Education'),
  ...at(370, '2016 - 2021', '#Dr. rer. nat. in Biology', 'Technische Hochschule Lindenau'),
  ...at(403, '2013 - 2015', '#M.Sc. Molecular Biology', 'Universität Auental'),
  ...at(436, '2010 - 2013', '#B.Sc. Biology', 'Universität Auental'),
  ...head(480, 'Publications'),
  {
    x: 56,
    y: 498,
    size: 10,
    text: 'Ostwaldt F, Brenner K, Liang W (2022). A cell atlas of barley roots under drought. Journal of Invented',
    bold: false,
  },
  { x: 68, y: 511, size: 10, text: 'Botany 14(2), 101-119.' },
  {
    x: 56,
    y: 528,
    size: 10,
    text: 'Ostwaldt F, Brenner K (2020). Imaging root hairs in flowing media. Letters in Fictional Microscopy 8, 44-52.',
  },
  {
    x: 56,
    y: 545,
    size: 10,
    text: 'Ostwaldt F (2018). Ten protocols that failed, and why. Proceedings of the Example Plant Meeting, 3-9.',
  },
  ...head(580, 'Grants and Awards'),
  ...at(598, '2022', 'Young Investigator Grant, Stiftung Wurzelwerk'),
  ...at(614, '2019', 'Best Poster, Example Plant Meeting'),
  { x: 56, y: 60, size: 13, text: 'Methods and Software', bold: true, page: 2 },
  { x: 56, y: 78, size: 10, text: 'RNA sequencing, CRISPR, confocal microscopy, R, Python, ImageJ', bold: false },
  ...head(110, 'Languages'),
  { x: 56, y: 128, size: 10, text: 'German (native), English (fluent), Polish (basic)', bold: false },
]

/** Germany, researcher with publications: dates in the left margin, "Since", a second page, hyphens as bullets. */
export const researcherGermany: WrittenResume = {
  id: 'researcherGermany',
  file: { kind: 'sheet', texts: texts.map((one) => ({ ...one, text: one.text.replace(/^#/, '') })) },
  truth: {
    name: 'Friederike Ostwaldt',
    email: 'friederike.ostwaldt@mail.example',
    phone: '+493023125147',
    experience: [
      ['Postdoctoral Researcher', 'Neckar Institute for Plant Science', '2021-03', 'present'],
      ['Doctoral Researcher', 'Technische Hochschule Lindenau', '2016-10', '2021-02'],
      ['Research Assistant', 'Saale Seed Company GmbH', '2015-05', '2016-09'],
    ],
    education: [
      ['Dr. rer. nat. in Biology', 'Technische Hochschule Lindenau', '2016', '2021'],
      ['M.Sc. Molecular Biology', 'Universität Auental', '2013', '2015'],
      ['B.Sc. Biology', 'Universität Auental', '2010', '2013'],
    ],
    sections: [
      ['interests', 'Research Interests'],
      ['experience', 'Academic Positions'],
      ['education', 'Education'],
      ['publications', 'Publications'],
      ['awards', 'Grants and Awards'],
      ['skills', 'Methods and Software'],
      ['languages', 'Languages'],
    ],
    skills: ['RNA sequencing', 'CRISPR', 'confocal microscopy', 'R', 'Python', 'ImageJ'],
  },
}
