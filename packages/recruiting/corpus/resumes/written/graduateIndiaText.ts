import type { WrittenResume } from './Written.ts'

/** India, graduate: headings with colon and dash, education as a table with vertical bars, projects before an internship. */
export const graduateIndiaText: WrittenResume = {
  id: 'graduateIndiaText',
  file: {
    kind: 'txt',
    text: `RESUME

NIVEDITA PARTHIBAN
E-Mail ID: nivedita.parthiban@mail.example
Mobile No.: +91 90030 12345

CAREER OBJECTIVE:-
To begin my career in embedded systems with a firm that still owns an oscilloscope.

EDUCATIONAL QUALIFICATION:-
Degree | Institute | Year | Marks
B.E. Electronics and Communication | Thamirabarani College of Engineering, Tirunelveli | 2024 | 8.1 CGPA
HSC | Bharathi Example Matriculation School | 2020 | 91%
SSLC | Bharathi Example Matriculation School | 2018 | 94%

TECHNICAL SKILLS:-
Programming Languages : C, C++, Python
Tools : Keil, Proteus, MATLAB
Hardware : Arduino, STM32

ACADEMIC PROJECTS:-
1. Solar Pump Controller
   Duration: 4 months
   Built a controller that follows the sun and the water level.
2. Library Seat Counter
   Counts free seats with infrared sensors.

INTERNSHIP:-
Intern, Vaigai Embedded Labs Pvt Ltd, Madurai (June 2023 - July 2023)
-> Soldered and tested 40 sensor boards.

EXTRA-CURRICULAR ACTIVITIES:-
-> Coordinator of the college technical festival, 2023

PERSONAL PROFILE:-
Father's Name : Mr. Example
Date of Birth : 21-08-2002
Languages Known : Tamil, English

DECLARATION:-
I declare that the above particulars are true.

Place : Tirunelveli
Date :                                        (NIVEDITA PARTHIBAN)
`,
  },
  truth: {
    name: 'Nivedita Parthiban',
    email: 'nivedita.parthiban@mail.example',
    phone: '+919003012345',
    experience: [['Intern', 'Vaigai Embedded Labs Pvt Ltd', '2023-06', '2023-07']],
    education: [
      ['B.E. Electronics and Communication', 'Thamirabarani College of Engineering', null, '2024'],
      ['HSC', 'Bharathi Example Matriculation School', null, '2020'],
      ['SSLC', 'Bharathi Example Matriculation School', null, '2018'],
    ],
    sections: [
      ['summary', 'Career Objective'],
      ['education', 'Educational Qualification'],
      ['skills', 'Technical Skills'],
      ['projects', 'Academic Projects'],
      ['experience', 'Internship'],
      ['volunteering', 'Extra-curricular Activities'],
      ['other', 'Personal Profile'],
      ['other', 'Declaration'],
    ],
    skills: ['C', 'C++', 'Python', 'Keil', 'Proteus', 'MATLAB', 'Arduino', 'STM32'],
  },
}
