import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(text, { style: 'Heading1' })

/** United Kingdom, primary teacher: contact details in the page header only, styles for headings, school before role. */
export const teacherUk: WrittenResume = {
  id: 'teacherUk',
  file: {
    kind: 'docx',
    header:
      par('27 Imaginary Close, Bristol BS1 0ZZ', { centre: true }) +
      par('07700 900611 | imogen.fairweather@mail.example', { centre: true }),
    body: [
      par('Imogen Fairweather-Cole', { style: 'Title' }),
      par('Primary School Teacher with QTS'),
      h('Personal Profile'),
      par('Year 2 teacher and phonics lead with eight years in inner-city schools. I believe in routines, stories and muddy boots.'),
      h('Teaching Experience'),
      par('**Avonvale Primary School**, Bristol\tSept 2019 – present', { rightTab: true }),
      par('Year 2 Class Teacher and Phonics Lead'),
      list('Raised the share of pupils passing the phonics check from 71% to 88%.', 'Mentor two early career teachers.'),
      par('**St Example’s Church of England School**, Bath\tSept 2016 – Aug 2019', { rightTab: true }),
      par('Class Teacher, Year 4'),
      list('Led the school choir of 45 children.', 'Planned the maths scheme for two forms of entry.'),
      h('Other Employment'),
      par('**Combe Valley Holiday Camps**\tSummers 2013 – 2015', { rightTab: true }),
      par('Activity Leader'),
      h('Education and Qualifications'),
      par('**PGCE Primary Education**, Severnside University\t2015 – 2016', { rightTab: true }),
      par('**BA (Hons) English Literature, 2:1**, University of Wendover\t2012 – 2015', { rightTab: true }),
      h('Key Skills'),
      list('Phonics', 'Classroom Management', 'Safeguarding', 'SEND Support'),
      h('Training'),
      par('Paediatric First Aid, 2023'),
      par('Safeguarding Level 2, 2022'),
      h('Referees'),
      par('Available on request'),
    ].join(''),
  },
  truth: {
    name: 'Imogen Fairweather-Cole',
    email: 'imogen.fairweather@mail.example',
    phone: '+447700900611',
    experience: [
      ['Year 2 Class Teacher and Phonics Lead', 'Avonvale Primary School', '2019-09', 'present'],
      ['Class Teacher, Year 4', 'St Example’s Church of England School', '2016-09', '2019-08'],
      ['Activity Leader', 'Combe Valley Holiday Camps', '2013', '2015'],
    ],
    education: [
      ['PGCE Primary Education', 'Severnside University', '2015', '2016'],
      ['BA (Hons) English Literature', 'University of Wendover', '2012', '2015'],
    ],
    sections: [
      ['summary', 'Personal Profile'],
      ['experience', 'Teaching Experience'],
      ['experience', 'Other Employment'],
      ['education', 'Education and Qualifications'],
      ['skills', 'Key Skills'],
      ['certificates', 'Training'],
      ['references', 'Referees'],
    ],
    skills: ['Phonics', 'Classroom Management', 'Safeguarding', 'SEND Support'],
  },
}
