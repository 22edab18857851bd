import type { WrittenResume } from './Written.ts'

/** Germany, lawyer: dates at the left with role and employer beside them, second lines indented, no heading over the summary. */
export const lawyerGermanyText: WrittenResume = {
  id: 'lawyerGermanyText',
  file: {
    kind: 'txt',
    text: `Leonhard Vierhaus
Rechtsanwalt (Attorney at Law)
Musterweg 3
10115 Berlin
Phone +49 171 3920012
leonhard.vierhaus@mail.example

Attorney for employment law with a weakness for short contracts. Fluent in German and English; advises works councils and managers alike, not on the same day.

Professional Experience

03/2019 - today       Senior Associate, Kastanie Rechtsanwälte PartG mbB, Berlin
                      - Advise on reorganisations of up to 900 employees
                      - Represent clients before labour courts, 60 hearings a year

01/2015 - 02/2019     Associate, Morgenroth & Söhne LLP, Hamburg
                      - Drafted contracts for managing directors
                      - Trained HR teams in data protection

11/2012 - 12/2014     Legal Trainee, Higher Regional Court of Musterstadt
                      - Stations at court, ministry and law firm

Education

10/2006 - 06/2012     First State Examination in Law, Universität Elbtal
09/2012               LL.M. in European Law, Fjordheim University

Skills

Employment Law, Contract Drafting, Negotiation, Litigation, GDPR

Languages

German (native), English (C2), Danish (B1)
`,
  },
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
