import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** United Kingdom, school leaver: grades in a table, one Saturday job, a long text about interests. */
export const leaverUk: WrittenResume = {
  id: 'leaverUk',
  file: {
    kind: 'docx',
    body: [
      par('**Curriculum Vitae**', { centre: true }),
      par('**Tobias Pellingbrook**', { centre: true }),
      par('8 Pretend Lane, Derby DE1 0ZZ', { centre: true }),
      par('Mobile: 07700 900 377\nEmail: tobias.pellingbrook@mail.example', { centre: true }),
      h('About Me'),
      par(
        'I am 18 and have just finished sixth form. I am punctual, polite and good with numbers, and I want to start an ' +
          'apprenticeship in engineering.',
      ),
      h('Education'),
      par('**Pellgate Sixth Form College**, Derby\tSeptember 2022 – June 2024', { rightTab: true }),
      par('A Levels'),
      table([par('Mathematics'), par('B')], [par('Physics'), par('C')], [par('Design and Technology'), par('A')]),
      par('**Hollowmere Academy**, Derby\tSeptember 2017 – June 2022', { rightTab: true }),
      par('GCSEs'),
      par('9 GCSEs at grades 5 to 8 including Mathematics (8) and English (6)'),
      h('Work Experience'),
      par('**Saturday Assistant**, Dovedale Cycles, Derby\tMay 2023 – Present', { rightTab: true }),
      list('Serve customers and mend punctures.', 'Count the till at the end of the day.'),
      par('**Work Experience Placement**, Trentbank Engineering\tJuly 2021', { rightTab: true }),
      list('Spent two weeks in the tool room.'),
      h('Skills'),
      list('Customer Service', 'CAD', 'Teamwork', 'Basic Soldering'),
      h('Hobbies and Interests'),
      par('Mountain biking, building radio-controlled gliders, scouts'),
      h('References'),
      par('Mrs Example Teacher, Head of Sixth Form, Pellgate Sixth Form College'),
    ].join(''),
  },
  truth: {
    name: 'Tobias Pellingbrook',
    email: 'tobias.pellingbrook@mail.example',
    phone: '+447700900377',
    experience: [
      ['Saturday Assistant', 'Dovedale Cycles', '2023-05', 'present'],
      ['Work Experience Placement', 'Trentbank Engineering', null, '2021-07'],
    ],
    education: [
      ['A Levels', 'Pellgate Sixth Form College', '2022-09', '2024-06'],
      ['GCSEs', 'Hollowmere Academy', '2017-09', '2022-06'],
    ],
    sections: [
      ['summary', 'About Me'],
      ['education', 'Education'],
      ['experience', 'Work Experience'],
      ['skills', 'Skills'],
      ['interests', 'Hobbies and Interests'],
      ['references', 'References'],
    ],
    skills: ['Customer Service', 'CAD', 'Teamwork', 'Basic Soldering'],
  },
}
