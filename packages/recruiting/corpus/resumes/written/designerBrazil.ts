import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Brazil, designer: name and headings letter-spaced by the style sheet, side bar on the right. */
export const designerBrazil: WrittenResume = {
  id: 'designerBrazil',
  file: { kind: 'html', html: writtenText('designerBrazil.html') },
  truth: {
    name: 'Heloísa Quintela',
    email: 'heloisa.quintela@mail.example',
    phone: '+5511961234567',
    experience: [
      ['Senior Product Designer', 'Estúdio Maré Alta', '2020-02', 'present'],
      ['UI Designer', 'Banco Ipê Roxo', '2016-06', '2020-01'],
      ['Graphic Design Intern', 'Gráfica Jacarandá', '2015-01', '2015-12'],
    ],
    education: [['BA in Visual Design', 'Universidade Serra Verde', '2012', '2015']],
    sections: [
      ['experience', 'Work Experience'],
      ['education', 'Education'],
      ['other', 'Contact'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['awards', 'Awards'],
    ],
    skills: ['Figma', 'Adobe Illustrator', 'Prototyping', 'Usability Testing', 'HTML', 'CSS'],
  },
}
