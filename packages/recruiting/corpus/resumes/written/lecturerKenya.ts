import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Kenya, lecturer: centred headings, employer before role with dates on a line of their own, numbered publications. */
export const lecturerKenya: WrittenResume = {
  id: 'lecturerKenya',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:right;padding-right:30px">' +
      'P. Kiptalam, CV, page <span class="pageNumber"></span></div>',
    html: writtenText('lecturerKenya.html'),
  },
  truth: {
    name: 'Philemon Kiptalam',
    email: 'philemon.kiptalam@mail.example',
    phone: '+254722123456',
    experience: [
      ['Associate Professor of Soil Science', 'Elgeyo University', '2018-09', 'present'],
      ['Lecturer', 'Mount Example College', '2011-01', '2018-08'],
    ],
    education: [
      ['PhD in Soil Physics', 'University of the Great Rift', '2006', '2010'],
      ['MSc in Agronomy', 'University of the Great Rift', '2003', '2005'],
    ],
    sections: [
      ['experience', 'Academic Appointments'],
      ['education', 'Education'],
      ['publications', 'Publications'],
      ['awards', 'Honours and Awards'],
      ['other', 'Professional Memberships'],
      ['languages', 'Languages'],
    ],
    skills: [],
  },
}
