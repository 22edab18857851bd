import type { WrittenResume } from './Written.ts'

/**
 * United Kingdom, project manager: pasted from an e-mail, headings in capitals without blank lines under them, employer and role on one
 * line with a dash.
 */
export const managerUkText: WrittenResume = {
  id: 'managerUkText',
  file: {
    kind: 'txt',
    text: `Rhiannon Abercwmboi
Cardiff · 07700 900 733 · rhiannon.abercwmboi@mail.example
Construction project manager, chartered, with a clean record of handing over on the day promised.

CAREER HISTORY
Taffside Construction plc – Senior Project Manager – Cardiff
April 2017 – present
· Deliver schools and clinics of up to £22m.
· Closed nine of ten projects under budget.

Beacons Build Ltd – Project Manager – Merthyr Tydfil
September 2011 – March 2017
· Refurbished 340 flats with people living in them.

Gwalia Groundworks – Site Engineer – Swansea
July 2008 – August 2011
· Set out roads and drains.

QUALIFICATIONS
BEng Civil Engineering – University of Cwm Tawe – 2008
Chartered Member, Example Institute of Building – 2014
SMSTS – 2016

SKILLS
Programme planning, NEC contracts, Primavera P6, Risk registers

OTHER INFORMATION
Full driving licence. Welsh speaker.
`,
  },
  truth: {
    name: 'Rhiannon Abercwmboi',
    email: 'rhiannon.abercwmboi@mail.example',
    phone: '+447700900733',
    experience: [
      ['Senior Project Manager', 'Taffside Construction plc', '2017-04', 'present'],
      ['Project Manager', 'Beacons Build Ltd', '2011-09', '2017-03'],
      ['Site Engineer', 'Gwalia Groundworks', '2008-07', '2011-08'],
    ],
    education: [
      ['BEng Civil Engineering', 'University of Cwm Tawe', null, '2008'],
      ['Chartered Member', 'Example Institute of Building', null, '2014'],
      ['SMSTS', null, null, '2016'],
    ],
    sections: [
      ['experience', 'Career History'],
      ['education', 'Qualifications'],
      ['skills', 'Skills'],
      ['other', 'Other Information'],
    ],
    skills: ['Programme planning', 'NEC contracts', 'Primavera P6', 'Risk registers'],
  },
}
