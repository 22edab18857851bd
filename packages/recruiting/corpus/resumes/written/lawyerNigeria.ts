import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** Nigeria, lawyer: bold capitals for name, headings and employers; role beneath; dates after a tab. */
export const lawyerNigeria: WrittenResume = {
  id: 'lawyerNigeria',
  file: {
    kind: 'docx',
    body: [
      par('**BARR. CHIZARAM NWAFOLOKWU**', { centre: true }),
      par('No. 4 Invented Crescent, Wuse II, Abuja', { centre: true }),
      par('Phone: 0802 123 4567, Email: chizaram.nwafolokwu@mail.example', { centre: true }),
      h('PROFILE SUMMARY'),
      par('Commercial lawyer with ten years of practice in energy and property, seven of them in house. Drafts short, negotiates long.'),
      h('PROFESSIONAL EXPERIENCE'),
      par('**SAHELIAN ENERGY PLC**, Abuja\t**March 2018 – Date**', { rightTab: true }),
      par('**Senior Legal Counsel**'),
      list(
        'Negotiate gas supply agreements worth ₦40 billion.',
        'Reduced outside counsel fees by 35%.',
        'Secretary to the audit committee.',
      ),
      par('**IROKO & PALM LEGAL PRACTITIONERS**, Lagos\t**November 2014 – February 2018**', { rightTab: true }),
      par('**Associate**'),
      list('Conducted due diligence for 22 property transactions.', 'Appeared before the High Court of Lagos State.'),
      par('**MINISTRY OF EXAMPLE AFFAIRS**, Jos\t**November 2013 – October 2014**', { rightTab: true }),
      par('**Legal Officer (NYSC)**'),
      h('EDUCATION'),
      par('**NIGERIAN SCHOOL OF INVENTED LAW**, Abuja\t2012 – 2013', { rightTab: true }),
      par('Barrister at Law (BL)'),
      par('**UNIVERSITY OF THE NIGER BEND**, Lokoja\t2007 – 2012', { rightTab: true }),
      par('Bachelor of Laws (LL.B), Second Class Upper'),
      h('PROFESSIONAL MEMBERSHIPS'),
      list('Association of Example Advocates', 'Institute of Invented Secretaries'),
      h('CORE SKILLS'),
      list('Contract Drafting', 'Legal Research', 'Due Diligence', 'Corporate Governance'),
      h('REFEREES'),
      par('To be supplied on request.'),
    ].join(''),
  },
  truth: {
    name: 'Chizaram Nwafolokwu',
    email: 'chizaram.nwafolokwu@mail.example',
    phone: '+2348021234567',
    experience: [
      ['Senior Legal Counsel', 'SAHELIAN ENERGY PLC', '2018-03', 'present'],
      ['Associate', 'IROKO & PALM LEGAL PRACTITIONERS', '2014-11', '2018-02'],
      ['Legal Officer (NYSC)', 'MINISTRY OF EXAMPLE AFFAIRS', '2013-11', '2014-10'],
    ],
    education: [
      ['Barrister at Law (BL)', 'NIGERIAN SCHOOL OF INVENTED LAW', '2012', '2013'],
      ['Bachelor of Laws (LL.B)', 'UNIVERSITY OF THE NIGER BEND', '2007', '2012'],
    ],
    sections: [
      ['summary', 'Profile Summary'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['other', 'Professional Memberships'],
      ['skills', 'Core Skills'],
      ['references', 'Referees'],
    ],
    skills: ['Contract Drafting', 'Legal Research', 'Due Diligence', 'Corporate Governance'],
  },
}
