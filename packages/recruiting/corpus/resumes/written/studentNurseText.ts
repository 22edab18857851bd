import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Ireland, student nurse: seasons for dates, dotted headings, plus signs as bullets. */
export const studentNurseText: WrittenResume = {
  id: 'studentNurseText',
  file: { kind: 'txt', text: writtenText('studentNurseText.txt') },
  truth: {
    name: 'Saoirse Mac Fhiobhuí',
    email: 'saoirse.macf@mail.example',
    phone: '+353850123456',
    experience: [
      ['Student Nurse, Surgical Ward', 'Garavogue University Hospital', '2024-03', '2024-06'],
      ['Student Nurse, Care of the Older Person', 'Benbulben Nursing Home', '2022-09', '2022-12'],
      ['Shop Assistant', 'Strandhill Surf Shack', '2019-06', '2019-08'],
    ],
    education: [
      ['BSc (Hons) General Nursing', 'Atlantic Coast University', '2021', '2025'],
      ['Leaving Certificate', 'Scoil Naomh Samhlaíoch', '2015', '2021'],
    ],
    sections: [
      ['summary', 'Profile'],
      ['education', 'Education'],
      ['experience', 'Placements'],
      ['experience', 'Part-time Work'],
      ['skills', 'Skills'],
      ['references', 'Referees'],
    ],
    skills: ['Vital signs', 'manual handling', 'hand hygiene', 'Irish sign language (basic)'],
  },
}
