import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Germany, lawyer: dates on the left with role and employer next to them, second lines indented, no heading above the summary. */
export const lawyerGermanyText: WrittenResume = {
  id: 'lawyerGermanyText',
  file: { kind: 'txt', text: writtenText('lawyerGermanyText.txt') },
  truth: {
    name: 'Leonhard Vierhaus',
    email: 'leonhard.vierhaus@mail.example',
    phone: '+491713920012',
    experience: [
      ['Senior Associate', 'Kastanie Rechtsanwälte PartG mbB', '2019-03', 'present'],
      ['Associate', 'Morgenroth & Söhne LLP', '2015-01', '2019-02'],
      ['Legal Trainee', 'Higher Regional Court of Musterstadt', '2012-11', '2014-12'],
    ],
    education: [
      ['First State Examination in Law', 'Universität Elbtal', '2006-10', '2012-06'],
      ['LL.M. in European Law', 'Fjordheim University', null, '2012-09'],
    ],
    sections: [
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
    ],
    skills: ['Employment Law', 'Contract Drafting', 'Negotiation', 'Litigation', 'GDPR'],
  },
}
