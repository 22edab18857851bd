import type { SheetText, WrittenResume } from './Written.ts'

const left: SheetText[] = [
  'Key facts',
  'Age 34',
  'French citizen',
  'Driving licence B',
  '',
  'Strengths',
  'Sourdough',
  'Viennoiserie',
  'Allergen control',
  'Costing',
  '',
  'Tongues',
  'French, native',
  'English, good',
].map((text, index) => ({
  x: 45,
  y: 170 + index * 15,
  size: /^(?:Key facts|Strengths|Tongues)$/.test(text) ? 12 : 9.5,
  text,
  bold: /^(?:Key facts|Strengths|Tongues)$/.test(text),
}))
const right: SheetText[] = [
  '#Professional career',
  '*Head Baker, Fournil des Exemples (Nantes)',
  'from 02/09/2019 until today',
  '> Run nights with six bakers and 3,000 loaves.',
  '> Brought flour waste from 6% to 2%.',
  '',
  '*Baker, Moulin Imaginaire (Rennes)',
  'from 05/01/2015 until 31/08/2019',
  '> Built up the range of whole-grain breads.',
  '',
  '*Apprentice Baker, Boulangerie Rivet (Vannes)',
  'from 01/09/2012 until 31/12/2014',
  '',
  '#Schooling',
  '*Vocational Certificate in Baking, CFA de la Ville Inventée (Vannes)',
  '2012 to 2014',
  '',
  '#Free time',
  'Sailing, choir',
].map((text, index) => ({
  x: 205,
  y: 170 + index * 15,
  size: text.startsWith('#') ? 12 : 9.5,
  text: text.replace(/^[#*]/, ''),
  bold: /^[#*]/.test(text),
}))

/** France, baker: a narrow left column, dates with days, "from" and "until", town in brackets, unusual headings. */
export const bakerFrance: WrittenResume = {
  id: 'bakerFrance',
  file: {
    kind: 'sheet',
    texts: [
      { x: 45, y: 60, size: 24, text: 'Maëlle KERGOUALDEC', bold: true },
      { x: 45, y: 84, size: 13, text: 'Head Baker', bold: false },
      {
        x: 45,
        y: 108,
        size: 9,
        text: 'T: 06 39 98 12 34     M: maelle.kergoualdec@mail.example     A: 3 rue Inventée, 44000 Nantes, France',
      },
      { x: 45, y: 134, size: 10, text: 'Baker by trade and by character: first in, last to sit down, exact with grams.' },
      ...left,
      ...right,
    ].filter(({ text }) => text),
  },
  truth: {
    name: 'Maëlle Kergoualdec',
    email: 'maelle.kergoualdec@mail.example',
    phone: '+33639981234',
    experience: [
      ['Head Baker', 'Fournil des Exemples', '2019-09', 'present'],
      ['Baker', 'Moulin Imaginaire', '2015-01', '2019-08'],
      ['Apprentice Baker', 'Boulangerie Rivet', '2012-09', '2014-12'],
    ],
    education: [['Vocational Certificate in Baking', 'CFA de la Ville Inventée', '2012', '2014']],
    sections: [
      ['other', 'Key facts'],
      ['skills', 'Strengths'],
      ['languages', 'Tongues'],
      ['experience', 'Professional career'],
      ['education', 'Schooling'],
      ['interests', 'Free time'],
    ],
    skills: ['Sourdough', 'Viennoiserie', 'Allergen control', 'Costing'],
  },
}
