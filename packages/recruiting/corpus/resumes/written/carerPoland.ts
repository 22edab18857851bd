import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/**
 * Poland, carer working in the United Kingdom: side bar on the left that starts with contact details without a heading, "since" and "to
 * now".
 */
export const carerPoland: WrittenResume = {
  id: 'carerPoland',
  file: { kind: 'html', html: writtenText('carerPoland.html') },
  truth: {
    name: 'Katarzyna Zawilska',
    email: 'k.zawilska@mail.example',
    phone: '+447700900258',
    experience: [
      ['Senior Care Assistant', 'Harewood Lodge Residential Home', '2021-03', 'present'],
      ['Care Assistant', 'Aire Valley Homecare Ltd', '2017-06', '2021-02'],
      ['Shop Assistant', 'Delikatesy Pod Lipą', '2014-09', '2017-05'],
    ],
    education: [['Technical secondary school, catering', 'Zespół Szkół Zmyślonych', '2010', '2014']],
    sections: [
      ['skills', 'Key skills'],
      ['languages', 'Languages'],
      ['certificates', 'Courses'],
      ['summary', 'Personal statement'],
      ['experience', 'Employment'],
      ['education', 'Education'],
    ],
    skills: ['Personal care', 'Dementia care', 'Moving and handling', 'Care plans'],
  },
}
