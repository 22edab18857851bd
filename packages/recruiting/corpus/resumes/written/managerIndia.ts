import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** India, project manager: several roles under one employer, contact details in the page footer only, a declaration at the end. */
export const managerIndia: WrittenResume = {
  id: 'managerIndia',
  file: {
    kind: 'docx',
    footer: par('Mob: +91-98450 12345 | Email: sumitra.velankanni@mail.example | Chennai, Tamil Nadu', { centre: true }),
    body: [
      par('**SUMITRA VELANKANNI**', { centre: true }),
      par('IT Project Manager', { centre: true }),
      h('Professional Summary'),
      par(
        'Project manager with 13 years in banking software, nine of them with offshore teams of up to 45 people. Certified Scrum Master.',
      ),
      h('Areas of Expertise'),
      par('Agile Delivery • Vendor Management • Budget Control • JIRA • Microsoft Project'),
      h('Work Experience'),
      par('**Nilgiri Softworks Private Limited, Chennai**\t**Jun 2014 – Till Date**', { rightTab: true }),
      par('**Senior Project Manager**\tApr 2019 – Till Date', { rightTab: true }),
      list('Deliver the core banking upgrade for two banks in the Gulf.', 'Brought 11 releases to production on the announced day.'),
      par('**Project Lead**\tJun 2014 – Mar 2019', { rightTab: true }),
      list('Led 16 developers and testers.', 'Introduced sprint reviews with the customer.'),
      par('**Coromandel Infosystems, Coimbatore**\t**Jul 2010 – May 2014**', { rightTab: true }),
      par('**Software Engineer**'),
      list('Developed loan modules in Java.'),
      h('Academic Qualifications'),
      par('Master of Computer Applications, Palar University, 2010'),
      par('Bachelor of Science (Mathematics), Vaigai Arts College, 2007'),
      h('Certifications'),
      list('Certified Scrum Master, 2017', 'PMP, 2019'),
      h('Personal Details'),
      par('Date of Birth: 09/11/1986'),
      par('Languages Known: English, Tamil, Hindi'),
      h('Declaration'),
      par('I hereby declare that the above details are true to the best of my knowledge.'),
      par('Place: Chennai\tSumitra Velankanni', { rightTab: true }),
    ].join(''),
  },
  truth: {
    name: 'Sumitra Velankanni',
    email: 'sumitra.velankanni@mail.example',
    phone: '+919845012345',
    experience: [
      ['Senior Project Manager', 'Nilgiri Softworks Private Limited', '2019-04', 'present'],
      ['Project Lead', 'Nilgiri Softworks Private Limited', '2014-06', '2019-03'],
      ['Software Engineer', 'Coromandel Infosystems', '2010-07', '2014-05'],
    ],
    education: [
      ['Master of Computer Applications', 'Palar University', null, '2010'],
      ['Bachelor of Science (Mathematics)', 'Vaigai Arts College', null, '2007'],
    ],
    sections: [
      ['summary', 'Professional Summary'],
      ['skills', 'Areas of Expertise'],
      ['experience', 'Work Experience'],
      ['education', 'Academic Qualifications'],
      ['certificates', 'Certifications'],
      ['other', 'Personal Details'],
      ['other', 'Declaration'],
    ],
    skills: ['Agile Delivery', 'Vendor Management', 'Budget Control', 'JIRA', 'Microsoft Project'],
  },
}
