import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(text, { style: 'Heading1' })

/** Kenya, midwife: role in bold, employer and county beneath, dates last; registration numbers; one school without a year. */
export const nurseKenya: WrittenResume = {
  id: 'nurseKenya',
  file: {
    kind: 'docx',
    body: [
      par('Akinyi Roseline Obuyaga', { style: 'Title', centre: true }),
      par('Registered Nurse and Midwife', { centre: true }),
      par('Kisumu, Kenya | 0733 123 456 | roseline.obuyaga@mail.example', { centre: true }),
      h('Professional Summary'),
      par('Midwife with eleven years in county hospitals. More than 2,000 births attended, most of them at night.'),
      h('Professional Registration'),
      par('Example Nursing Council, registration 00000, valid to 2026'),
      h('Employment History'),
      par('**Senior Midwife**\nNyakach Gulf County Hospital, Kisumu County\nFebruary 2018 – Present'),
      list('In charge of a maternity ward with 30 beds.', 'Trains student midwives from two colleges.'),
      par('**Nurse**\nSt. Nobody Mission Hospital, Siaya County\nMay 2013 – January 2018'),
      list('Outpatient clinic and vaccination.'),
      h('Education'),
      par('**Higher Diploma in Midwifery**\nWinam Medical Training College\n2016 – 2017'),
      par('**Diploma in Nursing**\nWinam Medical Training College\n2009 – 2012'),
      h('Skills'),
      list('Neonatal resuscitation', 'Emergency obstetric care', 'Ward management', 'Vaccination'),
      h('Volunteer Work'),
      par('Health talks, Kisumu Example Youth Group, 2015 – 2019'),
      h('Referees'),
      par('Available on request.'),
    ].join(''),
  },
  truth: {
    name: 'Akinyi Roseline Obuyaga',
    email: 'roseline.obuyaga@mail.example',
    phone: '+254733123456',
    experience: [
      ['Senior Midwife', 'Nyakach Gulf County Hospital', '2018-02', 'present'],
      ['Nurse', 'St. Nobody Mission Hospital', '2013-05', '2018-01'],
    ],
    education: [
      ['Higher Diploma in Midwifery', 'Winam Medical Training College', '2016', '2017'],
      ['Diploma in Nursing', 'Winam Medical Training College', '2009', '2012'],
    ],
    sections: [
      ['summary', 'Professional Summary'],
      ['certificates', 'Professional Registration'],
      ['experience', 'Employment History'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['volunteering', 'Volunteer Work'],
      ['references', 'Referees'],
    ],
    skills: ['Neonatal resuscitation', 'Emergency obstetric care', 'Ward management', 'Vaccination'],
  },
}
