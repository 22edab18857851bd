import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from './extractResume.ts'

const LIMITS = { bytes: 5_000_000, pages: 10, characters: 100_000, milliseconds: 30_000 }

function extract(...lines: string[]) {
  const result = readPasted(lines.join('\n'), LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document)
}

const jobs = (...lines: string[]) =>
  extract('Jane Example', 'jane@mail.example', '', 'EXPERIENCE', '', ...lines).experience.map(
    ({ title, place, location, dates, bullets }) => [title?.value, place?.value, location?.value, dates?.value.text, bullets.length],
  )

describe('names', () => {
  test.each([
    ['María-José Ibáñez de la Torre', 'María-José Ibáñez de la Torre'],
    ['OKAFOR, CHINEDU', 'Chinedu Okafor'],
    ['Okafor, Chinedu', 'Chinedu Okafor'],
    ['JOSÉ DA SILVA', 'José da Silva'],
    ['SIOBHÁN O’NEILL', 'Siobhán O’Neill'],
    ['PATRICK MCALLISTER', 'Patrick McAllister'],
    ['Dr. Anna Weiß, PhD', 'Anna Weiß'],
    ['John Smith, PMP, MBA', 'John Smith'],
    ['Resume of Grace Kamau', 'Grace Kamau'],
    ['Curriculum Vitae – Li Wei', 'Li Wei'],
    ['Name: Lukas von Hagen', 'Lukas von Hagen'],
    ['Sam Taylor (they/them)', 'Sam Taylor'],
    ['J A N E   D O E', 'Jane Doe'],
    ['# Ngô Bảo Trân', 'Ngô Bảo Trân'],
    ['Łukasz Żółć | Data Engineer', 'Łukasz Żółć'],
  ])('%s', (line, name) =>
    expect(extract(line, 'person@mail.example', '', 'EXPERIENCE', 'Engineer, Acme Ltd, 2019 – 2021').name?.value).toBe(name),
  )

  test('letters that are spread apart without wider gaps between words are parted as the address is', () =>
    expect(extract('J O S É D O E', 'jose.doe@mail.example').name?.value).toBe('José Doe'))
  test('a single name counts when the address has it too', () =>
    expect(extract('Suresh', 'suresh@mail.example').name?.value).toBe('Suresh'))
  test('a text without a name has none', () => expect(extract('EXPERIENCE', 'Engineer, Acme Ltd, 2019 – 2021').name).toBeNull())
})

describe('jobs', () => {
  test.each([
    [
      'title, employer, place in one line',
      ['Engineer, Acme Ltd, Leeds | Jan 2020 – Present', '- Built it'],
      ['Engineer', 'Acme Ltd', 'Leeds', 'Jan 2020 – Present', 1],
    ],
    ['title at employer', ['Welder at Hallam Steel', '2018 – 2020', '- Built it'], ['Welder', 'Hallam Steel', undefined, '2018 – 2020', 1]],
    [
      'dates first',
      ['03/2019 – today: Team Lead, Rheinfracht GmbH, Köln', '- Led 24 people'],
      ['Team Lead', 'Rheinfracht GmbH', 'Köln', '03/2019 – today', 1],
    ],
    [
      'labels',
      ['Company: Acme', 'Designation: Clerk', 'Duration: 15/08/2019 – till date'],
      ['Clerk', 'Acme', undefined, '15/08/2019 – till date', 0],
    ],
    [
      'a town that no list knows',
      ['Clerk', 'Balatoni Bútor Kft., Siófok', '2018 – 2020', '- Packed'],
      ['Clerk', 'Balatoni Bútor Kft.', 'Siófok', '2018 – 2020', 1],
    ],
    [
      'a part of the employer in the title',
      ['Nurse, Emergency Department, Mar 2019 – Present', 'Two Rivers Hospital, Dayton, OH'],
      ['Nurse, Emergency Department', 'Two Rivers Hospital', 'Dayton, OH', 'Mar 2019 – Present', 0],
    ],
    [
      'three lines above the dates',
      ['Dishwasher / Prep Cook', 'Luigi’s Trattoria', 'Queens, NY', '2018 - 2021', '- Kept it clean'],
      ['Dishwasher / Prep Cook', 'Luigi’s Trattoria', 'Queens, NY', '2018 - 2021', 1],
    ],
  ])('%s', (_name, lines, expected) => expect(jobs(...lines)).toEqual([expected]))

  test('several roles at one employer share it', () => {
    expect(
      jobs(
        'Acme Corp — Springfield, IL',
        'Software Engineer      June 2019 – Present',
        '- Built it',
        'Software Engineer Intern      May 2018 – Aug 2018',
        '- Tested it',
      ),
    ).toEqual([
      ['Software Engineer', 'Acme Corp', 'Springfield, IL', 'June 2019 – Present', 1],
      ['Software Engineer Intern', 'Acme Corp', undefined, 'May 2018 – Aug 2018', 1],
    ])
  })

  test('lengths in brackets and on lines of their own are left out', () => {
    expect(jobs('Orbis Data Systems', '4 years 5 months', 'Account Manager', 'June 2017 - December 2019 (2 years 7 months)')).toEqual([
      ['Account Manager', 'Orbis Data Systems', undefined, 'June 2017 - December 2019', 0],
    ])
  })
})

test('contact details, with the line of each', () => {
  const { email, phone, location, links, headline } = extract(
    'Jane Example',
    'Data Engineer',
    'E: jane@mail.example  T: 020 7946 0958',
    'Milton Keynes, UK | linkedin.com/in/jane-example',
    '',
    'SKILLS',
    'SQL',
  )
  expect([email, phone, location, links[0], headline].map((found) => [found?.value, found?.line])).toEqual([
    ['jane@mail.example', 2],
    ['+442079460958', 2],
    ['Milton Keynes, UK', 3],
    ['linkedin.com/in/jane-example', 3],
    ['Data Engineer', 1],
  ])
})

test('an address among references is not that of the person', () => {
  expect(extract('Jane Example', '', 'SKILLS', 'SQL', '', 'REFERENCES', 'Robin Example, robin@mail.example, 020 7946 0111')).toMatchObject({
    email: null,
    phone: null,
  })
})

test('labels in a list of skills are no skills and begin no section', () => {
  const { skills, sections } = extract('Jane Example', '', 'SKILLS', 'Languages: Python, C++ (Boost, STL), C#', 'Tools: Node.js, Git')
  expect(skills.map(({ value }) => value)).toEqual(['Python', 'C++ (Boost, STL)', 'C#', 'Node.js', 'Git'])
  expect(sections).toEqual([{ kind: 'skills', heading: 'SKILLS', from: 1, to: 4 }])
})

test('an export of a profile has its name after contact, skills and languages', () => {
  const resume = extract(
    'Contact',
    'www.linkedin.com/in/omar-example (LinkedIn)',
    '',
    'Top Skills',
    'Negotiation',
    'Key Account Management',
    '',
    'Languages',
    'Arabic (Native)',
    '',
    'Omar Haddad',
    'Sales Director',
    'Dubai, United Arab Emirates',
    '',
    'Summary',
    'I sell software.',
  )
  expect(resume.name?.value).toBe('Omar Haddad')
})

describe('sections of many kinds of writing', () => {
  const headings = (...lines: string[]) =>
    extract('Jane Example', 'jane@mail.example', '', ...lines).sections.map(({ kind, heading }) => `${kind}: ${heading}`)
  test('frames and signs around headings are not part of them', () => {
    expect(headings('--- Profile ---', 'Calm.', '', '=== Skills ===', 'Triage', '', 'DECLARATION:-', 'True.')).toEqual([
      'summary: Profile',
      'skills: Skills',
      'other: DECLARATION',
    ])
  })
  test('jobs under a heading that promises a summary are jobs when no other section has them', () => {
    expect(headings('Career Summary', 'Clerk, Acme Ltd', '2015 – 2018', 'Cook, Bistro Inc', '2012 – 2015', '', 'Skills', 'Triage')).toEqual(
      ['experience: Career Summary', 'skills: Skills'],
    )
  })
  test('languages and licences among skills are not skills', () => {
    expect(
      extract('Jane Example', '', 'SKILLS', 'Software: MATLAB, R', 'Languages: German, English', 'Driving licence: B').skills.map(
        ({ value }) => value,
      ),
    ).toEqual(['MATLAB', 'R'])
  })
  test('a degree and a school without dates between dated ones are an entry of their own', () => {
    const { education } = extract(
      'Jane Example',
      '',
      'EDUCATION',
      'MSc Physics',
      'Nil University',
      '2018 – 2020',
      '',
      'BSc Physics',
      'Nil College',
      '',
      'A Levels',
      'Example School',
      '2013 – 2015',
    )
    expect(education.map(({ title, place, dates }) => [title?.value, place?.value, dates?.value.text])).toEqual([
      ['MSc Physics', 'Nil University', '2018 – 2020'],
      ['BSc Physics', 'Nil College', undefined],
      ['A Levels', 'Example School', '2013 – 2015'],
    ])
  })
  test('a table of schools has a head that is no school', () => {
    expect(
      extract('Jane Example', '', 'EDUCATION', 'Degree | Institute | Year', 'BSc Physics | Nil College | 2020', 'HSC | Nil School | 2017')
        .education,
    ).toHaveLength(2)
  })
})
