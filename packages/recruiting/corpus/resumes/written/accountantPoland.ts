import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Poland, accountant: two columns of equal width under a wide head, a consent clause at the foot. */
export const accountantPoland: WrittenResume = {
  id: 'accountantPoland',
  file: { kind: 'html', html: writtenText('accountantPoland.html') },
  truth: {
    name: 'Bogumiła Wrzesień-Żak',
    email: 'bogumila.wrzesien@mail.example',
    phone: '+48512345678',
    experience: [
      ['Senior Accountant', 'Wawel Shared Services Sp. z o.o.', '2019-05', 'present'],
      ['General Ledger Accountant', 'Bałtyk Paints S.A.', '2015-09', '2019-04'],
      ['Junior Accountant', 'Biuro Rachunkowe Grosik', '2013-07', '2015-08'],
    ],
    education: [
      ['Master in Finance and Accounting', 'Akademia Nadmorska', '2011', '2013'],
      ['Bachelor in Economics', 'Akademia Nadmorska', '2008', '2011'],
    ],
    sections: [
      ['summary', 'About me'],
      ['experience', 'Work experience'],
      ['education', 'Education'],
      ['certificates', 'Certificates'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['interests', 'Hobbies'],
    ],
    skills: ['SAP FI', 'IFRS', 'Microsoft Excel', 'VAT', 'Power Query'],
  },
}
