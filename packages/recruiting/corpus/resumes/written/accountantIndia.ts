import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** India, accountant: schools in a table with a head, jobs with labels in bold, strengths in sentences. */
export const accountantIndia: WrittenResume = {
  id: 'accountantIndia',
  file: {
    kind: 'docx',
    body: [
      par('**CURRICULUM VITAE**', { centre: true }),
      par('**Harshvardhan Deolekar**'),
      par('Flat 0, Kalpanik Apartments, Kothrud, Pune 411038'),
      par('Mobile: +91 97651 23456'),
      par('E-mail: harsh.deolekar@mail.example'),
      h('Career Objective:'),
      par('To work as a senior accountant in a manufacturing company with honest books.'),
      h('Work Experience:'),
      par('**Organization:** Sahyadri Castings Pvt. Ltd., Pune'),
      par('**Designation:** Accounts Executive'),
      par('**Duration:** April 2019 to till date'),
      list('Monthly GST returns and TDS.', 'Stock audit of three godowns.'),
      par('**Organization:** Deccan Threads Limited, Solapur'),
      par('**Designation:** Junior Accountant'),
      par('**Duration:** June 2015 to March 2019'),
      list('Entries of bills in Tally.', 'Bank reconciliation.'),
      h('Educational Qualification:'),
      table(
        [par('Examination'), par('Board / University'), par('Year'), par('Percentage')],
        [par('M.Com'), par('Mula Mutha University'), par('2015'), par('64%')],
        [par('B.Com'), par('Mula Mutha University'), par('2013'), par('67%')],
      ),
      h('Computer Skills:'),
      par('Tally ERP 9, MS Excel, SAP FICO'),
      h('Personal Details:'),
      par('Date of Birth\t: 12/08/1992'),
      par('Marital Status\t: Married'),
      par('Languages Known\t: English, Hindi, Marathi'),
      h('Declaration:'),
      par('I hereby declare that all information given above is true.'),
    ].join(''),
  },
  truth: {
    name: 'Harshvardhan Deolekar',
    email: 'harsh.deolekar@mail.example',
    phone: '+919765123456',
    experience: [
      ['Accounts Executive', 'Sahyadri Castings Pvt. Ltd.', '2019-04', 'present'],
      ['Junior Accountant', 'Deccan Threads Limited', '2015-06', '2019-03'],
    ],
    education: [
      ['M.Com', 'Mula Mutha University', null, '2015'],
      ['B.Com', 'Mula Mutha University', null, '2013'],
    ],
    sections: [
      ['summary', 'Career Objective'],
      ['experience', 'Work Experience'],
      ['education', 'Educational Qualification'],
      ['skills', 'Computer Skills'],
      ['other', 'Personal Details'],
      ['other', 'Declaration'],
    ],
    skills: ['Tally ERP 9', 'MS Excel', 'SAP FICO'],
  },
}
