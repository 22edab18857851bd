import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** United States, marketing: employer and role with a dash, dates in brackets on the same line, skills as chips, pipes in the head. */
export const marketerUs: WrittenResume = {
  id: 'marketerUs',
  file: { kind: 'html', html: writtenText('marketerUs.html') },
  truth: {
    name: 'Philippa J. Ostrander',
    email: 'p.ostrander@mail.example',
    phone: '+15125550134',
    experience: [
      ['Growth Marketing Manager', 'Prickly Pear Soda Co.', '2020-06', 'present'],
      ['Marketing Specialist', 'Hillcountry Soap Works', '2018-01', '2020-05'],
      ['Marketing Intern', 'Bluebonnet Media Group', '2017-06', '2017-08'],
    ],
    education: [['B.B.A., Marketing', 'Pecos Valley University', '2013', '2017']],
    sections: [
      ['summary', 'Profile'],
      ['skills', 'Skills'],
      ['experience', 'Experience'],
      ['education', 'Education'],
      ['certificates', 'Certifications'],
    ],
    skills: ['SEO', 'Google Analytics', 'Email Marketing', 'Copywriting', 'A/B Testing', 'HubSpot'],
  },
}
