import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** Ireland, executive: long wrapped lines over two pages, a page that ends inside a job, page numbers in the footer, "to date". */
export const executiveIreland: WrittenResume = {
  id: 'executiveIreland',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:center">Cormac Delahunt – Curriculum Vitae – <span class="pageNumber"></span></div>',
    html: writtenText('executiveIreland.html'),
  },
  truth: {
    name: 'Cormac Delahunt',
    email: 'cormac.delahunt@mail.example',
    phone: '+353850123456',
    experience: [
      ['Chief Operating Officer', 'Corrib Harvest Foods plc', '2017-09', 'present'],
      ['Operations Director', 'Shannonside Cold Chain Ltd', '2011-02', '2017-08'],
      ['Plant Manager', 'Ballynore Dairies', '2004-05', '2011-01'],
    ],
    education: [
      ['Master of Business Administration', 'Atlantic Business School', null, '2009'],
      ['Bachelor of Engineering', 'University of West Connacht', '1999', '2003'],
    ],
    sections: [
      ['summary', 'Executive Summary'],
      ['experience', 'Career History'],
      ['education', 'Education'],
      ['other', 'Board Memberships'],
      ['interests', 'Interests'],
    ],
    skills: [],
  },
}
