import type { WrittenResume } from './Written.ts'

/** Ireland, student nurse: seasons for dates, dotted headings, plus signs as bullets. */
export const studentNurseText: WrittenResume = {
  id: 'studentNurseText',
  file: {
    kind: 'txt',
    text: `Saoirse Mac Fhiobhuí
Student Nurse
saoirse.macf@mail.example / 085 012 3456 / Sligo, Ireland

--- Profile ---
Third-year student of general nursing with placements in surgery, care of the older person and a children's ward. Kind, punctual and not afraid of asking.

--- Education ---
BSc (Hons) General Nursing
Atlantic Coast University, Sligo
Autumn 2021 - Summer 2025

Leaving Certificate
Scoil Naomh Samhlaíoch
2015 - 2021

--- Placements ---
Student Nurse, Surgical Ward
Garavogue University Hospital
Spring 2024 - Summer 2024
+ Took part in pre-operative checks for eight patients a day.
+ Learnt to record fluid balance without being reminded.

Student Nurse, Care of the Older Person
Benbulben Nursing Home
Autumn 2022 - Winter 2022
+ Helped with meals, mobility and company.

--- Part-time Work ---
Shop Assistant
Strandhill Surf Shack
Summer 2019
+ Rented out boards and washed far too many wetsuits.

--- Skills ---
Vital signs, manual handling, hand hygiene, Irish sign language (basic)

--- Referees ---
On request
`,
  },
  truth: {
    name: 'Saoirse Mac Fhiobhuí',
    email: 'saoirse.macf@mail.example',
    phone: '+353850123456',
    experience: [
      ['Student Nurse, Surgical Ward', 'Garavogue University Hospital', '2024-03', '2024-06'],
      ['Student Nurse, Care of the Older Person', 'Benbulben Nursing Home', '2022-09', '2022-12'],
      ['Shop Assistant', 'Strandhill Surf Shack', null, '2019-06'],
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
