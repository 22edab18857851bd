import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** United States, nurse: colored side bar on the left with icons before the contact details; dates at the right edge. */
export const nurseSidebar: WrittenResume = {
  id: 'nurseSidebar',
  file: { kind: 'html', html: writtenText('nurseSidebar.html') },
  truth: {
    name: 'Marisol Quade',
    email: 'marisol.quade@mail.example',
    phone: '+12025550143',
    experience: [
      ['Charge Nurse, Emergency Department', 'Two Rivers Valley Hospital', '2019-03', 'present'],
      ['Staff Nurse', 'Bellhaven Community Medical Center', '2015-07', '2019-02'],
      ['Nursing Assistant', 'Orchard Lane Care Home', '2013-06', '2015-05'],
    ],
    education: [['Bachelor of Science in Nursing', 'Maumee State University', '2011', '2015']],
    sections: [
      ['other', 'Contact'],
      ['certificates', 'Licenses'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['summary', 'Profile'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
    ],
    skills: ['IV Therapy', 'Wound Care', 'Triage', 'Patient Education', 'Epic', 'Medication Administration'],
  },
}
