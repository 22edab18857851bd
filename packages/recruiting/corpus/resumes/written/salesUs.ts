import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)
const job = (dates: string, first: string, second: string, ...bullets: string[]) => [
  par(dates),
  par(`**${first}**`) + par(second) + list(...bullets),
]

/** United States, sales: the whole history in a table, dates in its first column. */
export const salesUs: WrittenResume = {
  id: 'salesUs',
  file: {
    kind: 'docx',
    body: [
      par('**DELPHINE ROURKE-HASTINGS**', { centre: true }),
      par('Tampa, FL • 813-555-0119 • delphine.rourke@mail.example • linkedin.com/in/delphine-rourke-example', { centre: true }),
      h('SUMMARY OF QUALIFICATIONS'),
      list(
        'Nine years in medical device sales with quota met in eight of them',
        'Trusted by surgeons for honest answers',
        'Builder of territories from nothing',
      ),
      h('PROFESSIONAL EXPERIENCE'),
      table(
        job(
          '2020 – Present',
          'Regional Sales Manager',
          'Pelican Orthopedics, Tampa, FL',
          'Manage six representatives and a territory of $11 million.',
          'Won the contract of the largest hospital group in the county.',
        ),
        job(
          '2016 – 2020',
          'Territory Sales Representative',
          'Suncrest Surgical Supply, Orlando, FL',
          'Grew the territory from $0.9 million to $2.7 million.',
          'Rookie of the year 2016.',
        ),
        job('2014 – 2016', 'Account Coordinator', 'Mangrove Medical Billing, Orlando, FL', 'Handled renewals for 130 clinics.'),
      ),
      h('EDUCATION'),
      table([par('2010 – 2014'), par('**B.A. Communication**') + par('Gulf Palms University, St. Petersburg, FL')]),
      h('SKILLS'),
      par('Salesforce, HubSpot, Contract Negotiation, Territory Planning, Public Speaking'),
      h('AWARDS & HONORS'),
      par('President’s Club, Pelican Orthopedics, 2022'),
    ].join(''),
  },
  truth: {
    name: 'Delphine Rourke-Hastings',
    email: 'delphine.rourke@mail.example',
    phone: '+18135550119',
    experience: [
      ['Regional Sales Manager', 'Pelican Orthopedics', '2020', 'present'],
      ['Territory Sales Representative', 'Suncrest Surgical Supply', '2016', '2020'],
      ['Account Coordinator', 'Mangrove Medical Billing', '2014', '2016'],
    ],
    education: [['B.A. Communication', 'Gulf Palms University', '2010', '2014']],
    sections: [
      ['summary', 'Summary of Qualifications'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['awards', 'Awards & Honors'],
    ],
    skills: ['Salesforce', 'HubSpot', 'Contract Negotiation', 'Territory Planning', 'Public Speaking'],
  },
}
