import type { WrittenResume } from './Written.ts'

/** Nigeria, sales: headings underlined with hyphens, dates in brackets after the role, employer on the next line. */
export const salesNigeriaText: WrittenResume = {
  id: 'salesNigeriaText',
  file: {
    kind: 'txt',
    text: `EBIERE TAMUNOKURO
45 Imaginary Street, Port Harcourt, Rivers State
08033123456, ebiere.tamunokuro@mail.example

Profile
-------
Sales manager in drinks and food, eight years, two regions, one company car returned without a scratch.

Work Experience
---------------
Area Sales Manager (Jan 2020 - Date)
Bonny River Beverages Ltd, Port Harcourt
* Lead 12 sales people in two states.
* Opened 430 new outlets in 2022.

Sales Executive (March 2016 - Dec 2019)
Palmnut Foods Nigeria Plc, Aba
* Best seller of the region twice.

National Youth Service (2015 - 2016)
Kwararafa Community School, Jalingo
* Taught economics.

Education
---------
B.Sc. Marketing (2010 - 2014)
Creek Delta University, Port Harcourt
West African Senior School Certificate (2004 - 2010)
Okrika Hill Secondary School

Skills
------
Route planning, Key accounts, Negotiation, Microsoft Excel

Referees
--------
On request
`,
  },
  truth: {
    name: 'Ebiere Tamunokuro',
    email: 'ebiere.tamunokuro@mail.example',
    phone: '+2348033123456',
    experience: [
      ['Area Sales Manager', 'Bonny River Beverages Ltd', '2020-01', 'present'],
      ['Sales Executive', 'Palmnut Foods Nigeria Plc', '2016-03', '2019-12'],
      ['National Youth Service', 'Kwararafa Community School', '2015', '2016'],
    ],
    education: [
      ['B.Sc. Marketing', 'Creek Delta University', '2010', '2014'],
      ['West African Senior School Certificate', 'Okrika Hill Secondary School', '2004', '2010'],
    ],
    sections: [
      ['summary', 'Profile'],
      ['experience', 'Work Experience'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['references', 'Referees'],
    ],
    skills: ['Route planning', 'Key accounts', 'Negotiation', 'Microsoft Excel'],
  },
}
