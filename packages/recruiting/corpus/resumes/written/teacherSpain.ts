import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Spain, teacher: the European form with labels and dates in the left column, dates spelled out. */
export const teacherSpain: WrittenResume = {
  id: 'teacherSpain',
  file: { kind: 'html', html: writtenText('teacherSpain.html') },
  truth: {
    name: 'Itziar Montalbán Rey',
    email: 'itziar.montalban@mail.example',
    phone: '+34612345678',
    experience: [
      ['Secondary School Teacher of Mathematics', 'IES Mar Inventado', '2018-09', 'present'],
      ['Mathematics Teacher', 'Colegio Río Claro', '2014-09', '2018-06'],
      ['Language Assistant', 'Linden Park Academy', '2012-10', '2014-07'],
    ],
    education: [
      ["Master's Degree in Secondary Education", 'Universidad del Turia', '2011-09', '2012-06'],
      ['Degree in Mathematics', 'Universidad del Turia', '2006-09', '2011-06'],
    ],
    sections: [
      ['other', 'Personal Information'],
      ['experience', 'Work Experience'],
      ['education', 'Education and Training'],
      ['skills', 'Personal Skills'],
    ],
    skills: ['GeoGebra', 'Moodle', 'Google Classroom', 'LaTeX'],
  },
}
