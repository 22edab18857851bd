import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** United States, finance executive: centered head, employer with years on the right, roles with months beneath, three pages of text. */
export const directorUs: WrittenResume = {
  id: 'directorUs',
  file: { kind: 'html', html: writtenText('directorUs.html') },
  truth: {
    name: 'Evander T. Whitlocke',
    email: 'evander.whitlocke@mail.example',
    phone: '+17045550172',
    experience: [
      ['Chief Financial Officer', 'CATAWBA PAPER GROUP', '2019-05', 'present'],
      ['Vice President, Finance', 'CATAWBA PAPER GROUP', '2016-01', '2019-04'],
      ['Corporate Controller', 'YADKIN TEXTILE MILLS, INC.', '2008-03', '2015-12'],
      ['Audit Manager', 'BRANNOCK & TEAGUE LLP', '2001-09', '2008-02'],
    ],
    education: [
      ['Master of Accounting', 'Piedmont State University', null, '2001'],
      ['Bachelor of Science in Business', 'Uwharrie College', null, '2000'],
    ],
    sections: [
      ['skills', 'Areas of Expertise'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['other', 'Board Service'],
    ],
    skills: ['Capital Planning', 'Treasury', 'Mergers & Acquisitions', 'Investor Relations', 'SOX Compliance'],
  },
}
