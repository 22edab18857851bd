import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/**
 * Poland, developer: side bar on the right with bars for skills, dates and town on one line under the role, technologies on a last line.
 */
export const developerPoland: WrittenResume = {
  id: 'developerPoland',
  file: { kind: 'html', html: writtenText('developerPoland.html') },
  truth: {
    name: 'Zdzisław Piórkowski',
    email: 'zdzislaw.piorkowski@mail.example',
    phone: '+48601234567',
    experience: [
      ['Senior Backend Developer', 'Odra Payments sp. z o.o.', '2021-08', 'present'],
      ['Backend Developer', 'Piastowskie Systemy Informatyczne S.A.', '2018-10', '2021-07'],
    ],
    education: [["Engineer's degree in Computer Science", 'Politechnika Nadodrzańska', '2014', '2018']],
    sections: [
      ['summary', 'Summary'],
      ['experience', 'Experience'],
      ['education', 'Education'],
      ['other', 'Contact'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['certificates', 'Certificates'],
    ],
    skills: ['Kotlin', 'Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
  },
}
