import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const row = (when: string, ...paragraphs: string[]) => [par(when), paragraphs.map((text) => par(text)).join('')]

/** Germany, engineer: the usual German form, in English: a series of tables, personal data first, place and date at the end. */
export const engineerGermany: WrittenResume = {
  id: 'engineerGermany',
  file: {
    kind: 'docx',
    body: [
      par('Curriculum Vitae', { style: 'Title' }),
      par('Personal Data', { style: 'Heading1' }),
      table(
        row('Name', 'Hendrik Albers-Voss'),
        row('Address', 'Erfundene Gasse 9, 04109 Leipzig'),
        row('Telephone', '0172 9925904'),
        row('E-mail', 'hendrik.albersvoss@mail.example'),
        row('Born', '17.02.1985 in Jena'),
      ),
      par('Professional Experience', { style: 'Heading1' }),
      table(
        row(
          'since 01.04.2017',
          '**Test Engineer**',
          'Pleißenwerk Motoren AG, Leipzig',
          'Planning of endurance tests for electric drives',
          'Training of twelve technicians',
        ),
        row(
          '01.10.2012 – 31.03.2017',
          '**Development Engineer**',
          'Thüringer Feinmechanik GmbH & Co. KG, Jena',
          'Design of measuring heads',
        ),
        row('15.03.2010 – 30.09.2010', '**Intern**', 'Saalfelder Pumpenbau GmbH', 'Analysis of bearing damage'),
      ),
      par('Education', { style: 'Heading1' }),
      table(
        row('10/2004 – 07/2010', '**Diploma in Mechanical Engineering**', 'Technische Universität Musterstadt, final grade 1.7'),
        row('1995 – 2003', '**Abitur**', 'Gymnasium am Erdachten Tor, Jena'),
      ),
      par('Skills', { style: 'Heading1' }),
      table(
        row('Software', 'LabVIEW, MATLAB, CATIA V5'),
        row('Methods', 'FMEA, Design of Experiments'),
        row('Languages', 'German (native), English (B2)'),
      ),
      par('Interests', { style: 'Heading1' }),
      list('Volunteer fire brigade', 'Old mopeds'),
      par('Leipzig, 3 February 2025'),
    ].join(''),
  },
  truth: {
    name: 'Hendrik Albers-Voss',
    email: 'hendrik.albersvoss@mail.example',
    phone: '+491729925904',
    experience: [
      ['Test Engineer', 'Pleißenwerk Motoren AG', '2017-04', 'present'],
      ['Development Engineer', 'Thüringer Feinmechanik GmbH & Co. KG', '2012-10', '2017-03'],
      ['Intern', 'Saalfelder Pumpenbau GmbH', '2010-03', '2010-09'],
    ],
    education: [
      ['Diploma in Mechanical Engineering', 'Technische Universität Musterstadt', '2004-10', '2010-07'],
      ['Abitur', 'Gymnasium am Erdachten Tor', '1995', '2003'],
    ],
    sections: [
      ['other', 'Personal Data'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['interests', 'Interests'],
    ],
    skills: ['LabVIEW', 'MATLAB', 'CATIA V5', 'FMEA', 'Design of Experiments'],
  },
}
