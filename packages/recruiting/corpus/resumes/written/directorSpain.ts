import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** Spain, hotel director: role, employer, town and years run together in one sentence-like line; two roles under one employer. */
export const directorSpain: WrittenResume = {
  id: 'directorSpain',
  file: {
    kind: 'docx',
    header: par('Ainhoa Berriatua Sanz  –  Hotel Director  –  page 1'),
    body: [
      par('**Ainhoa Berriatua Sanz**'),
      par('HOTEL DIRECTOR'),
      par('Málaga, Spain  /  +34 655 123 456  /  ainhoa.berriatua@mail.example'),
      h('Executive Profile'),
      par('Hotelier with nineteen years from the front desk to the boardroom, four openings and one reopening after a fire.'),
      h('Career Summary'),
      par('**Hoteles Costa Fingida, S.L.** (Málaga)\t2013 – present', { rightTab: true }),
      par('General Director\t2018 – present', { rightTab: true }),
      list('Responsible for three houses with 640 rooms.', 'Result per room up 22% in four years.'),
      par('Deputy Director\t2013 – 2018', { rightTab: true }),
      list('Opened the house at the harbour on time.'),
      par('**Gran Hotel Norte Soñado** (Santander)\t2008 – 2013', { rightTab: true }),
      par('Front Office Manager\t', { rightTab: true }),
      list('Led 24 people at reception and concierge desk.'),
      par('**Pensión La Brisa** (Laredo)\t2006 – 2008', { rightTab: true }),
      par('Receptionist'),
      h('Studies'),
      par('**Executive MBA**, Escuela de Negocios del Mar\t2016', { rightTab: true }),
      par('**Degree in Tourism**, Universidad de la Costa Verde\t2002 – 2006', { rightTab: true }),
      h('Competencies'),
      par('Revenue Management · Openings · Opera PMS · Team Leadership'),
      h('Languages'),
      par('Spanish and Basque (native) · English (C2) · French (B2)'),
    ].join(''),
  },
  truth: {
    name: 'Ainhoa Berriatua Sanz',
    email: 'ainhoa.berriatua@mail.example',
    phone: '+34655123456',
    experience: [
      ['General Director', 'Hoteles Costa Fingida, S.L.', '2018', 'present'],
      ['Deputy Director', 'Hoteles Costa Fingida, S.L.', '2013', '2018'],
      ['Front Office Manager', 'Gran Hotel Norte Soñado', '2008', '2013'],
      ['Receptionist', 'Pensión La Brisa', '2006', '2008'],
    ],
    education: [
      ['Executive MBA', 'Escuela de Negocios del Mar', null, '2016'],
      ['Degree in Tourism', 'Universidad de la Costa Verde', '2002', '2006'],
    ],
    sections: [
      ['summary', 'Executive Profile'],
      ['experience', 'Career Summary'],
      ['education', 'Studies'],
      ['skills', 'Competencies'],
      ['languages', 'Languages'],
    ],
    skills: ['Revenue Management', 'Openings', 'Opera PMS', 'Team Leadership'],
  },
}
