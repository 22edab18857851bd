import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}:**`)

/** Philippines, chef: headings with colons, personal data in a table at the end, signature line. */
export const chefPhilippines: WrittenResume = {
  id: 'chefPhilippines',
  file: {
    kind: 'docx',
    body: [
      par('**Rodelio M. Catapangan**'),
      par('Blk 9 Lot 2 Imaginary Village, Cebu City'),
      par('Cell: +63 905 123 4567'),
      par('Email: rodelio.catapangan@mail.example'),
      par(''),
      h('Objective'),
      par('Looking for a post as sous chef in a hotel kitchen that cooks from raw and wastes little.'),
      h('Working Experience'),
      par('Demi Chef de Partie'),
      par('Coral Terrace Hotel, Cebu City'),
      par('August 5, 2019 – Present'),
      list('In charge of the grill for up to 220 covers.', 'Trains commis in knife work.', 'Keeps food cost at 29%.'),
      par('Commis Chef'),
      par('MV Sampaguita Star, cruise ship'),
      par('January 10, 2017 – May 30, 2019'),
      list('Prepared cold starters for 1,200 guests.', 'Passed three public health inspections.'),
      par('Kitchen Helper'),
      par('Lolo Imong’s Lechon House, Talisay City'),
      par('June 2015 – December 2016'),
      list('Cleaned, chopped and carried.'),
      h('Educational Attainment'),
      par('Bachelor of Science in Hotel and Restaurant Management'),
      par('Mactan Island College'),
      par('2011 – 2015'),
      h('Trainings and Seminars'),
      list('Food Safety NC II, 2016', 'Basic Safety Training for Seafarers, 2016'),
      h('Skills'),
      list('Grilling', 'Menu Planning', 'Food Safety', 'Inventory Control'),
      h('Personal Data'),
      table(
        [par('Date of Birth'), par('April 3, 1994')],
        [par('Civil Status'), par('Married')],
        [par('Nationality'), par('Filipino')],
        [par('Height'), par('170 cm')],
      ),
      h('Character References'),
      par('Chef Example Person, Executive Chef, Coral Terrace Hotel'),
      par('I hereby certify that the above information is true and correct.'),
      par('RODELIO M. CATAPANGAN'),
    ].join(''),
  },
  truth: {
    name: 'Rodelio M. Catapangan',
    email: 'rodelio.catapangan@mail.example',
    phone: '+639051234567',
    experience: [
      ['Demi Chef de Partie', 'Coral Terrace Hotel', '2019-08', 'present'],
      ['Commis Chef', 'MV Sampaguita Star', '2017-01', '2019-05'],
      ['Kitchen Helper', 'Lolo Imong’s Lechon House', '2015-06', '2016-12'],
    ],
    education: [['Bachelor of Science in Hotel and Restaurant Management', 'Mactan Island College', '2011', '2015']],
    sections: [
      ['summary', 'Objective'],
      ['experience', 'Working Experience'],
      ['education', 'Educational Attainment'],
      ['certificates', 'Trainings and Seminars'],
      ['skills', 'Skills'],
      ['other', 'Personal Data'],
      ['references', 'Character References'],
    ],
    skills: ['Grilling', 'Menu Planning', 'Food Safety', 'Inventory Control'],
  },
}
