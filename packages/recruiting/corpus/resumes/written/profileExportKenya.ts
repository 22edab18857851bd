import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Kenya, project manager: a printed professional profile, with several roles at one employer and durations in brackets. */
export const profileExportKenya: WrittenResume = {
  id: 'profileExportKenya',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:center">' +
      'Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
    html: writtenText('profileExportKenya.html'),
  },
  truth: {
    name: 'Wanjiru Otwori',
    email: 'wanjiru.otwori@mail.example',
    phone: '+254712123456',
    experience: [
      ['Senior Project Manager', 'Maji Safi Works', '2021-01', 'present'],
      ['Project Manager', 'Maji Safi Works', '2018-11', '2020-12'],
      ['Project Engineer', 'Ziwa Engineering Consultants', '2014-08', '2018-10'],
    ],
    education: [['Bachelor of Science - BS, Civil Engineering', 'Rift Lakes University', '2009', '2013']],
    sections: [
      ['other', 'Contact'],
      ['skills', 'Top Skills'],
      ['languages', 'Languages'],
      ['certificates', 'Certifications'],
      ['summary', 'Summary'],
      ['experience', 'Experience'],
      ['education', 'Education'],
    ],
    skills: ['Stakeholder Management', 'Budgeting', 'Risk Management'],
  },
}
