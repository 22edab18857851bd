import { dateStyles, writeRange } from './dates.ts'
import { docxFile, paragraph, table, textBox } from './docxFile.ts'
import type { Layout } from './Layout.ts'
import { type Ink, pdfSheet } from './pdfSheet.ts'

/** Side bar on the right, headings in mixed case. */
const sidebarRight: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 10)
    const dates = dateStyles.apostrophe
    const main: Ink = { x: 45, width: 330 }
    const side: Ink = { x: 405, width: 150 }
    const heading = (text: string, ink: Ink) => sheet.write(text, { ...ink, size: 13, bold: true, gap: 14 })
    sheet.write(person.name, { ...main, size: 26 })
    sheet.write(person.headline, { ...main, size: 13 })
    heading('Summary', main)
    sheet.write(person.summary, main)
    heading('Professional Experience', main)
    for (const job of person.jobs) {
      sheet.write(job.title, { ...main, bold: true, gap: 8 })
      sheet.write(`${job.employer} | ${writeRange(dates, job.start, job.end)}`, main)
      for (const bullet of job.bullets) sheet.bullet(bullet, main)
    }
    sheet.y = 760
    for (const text of [person.phone[0], person.email, person.place]) sheet.write(text, side)
    heading('Education', side)
    for (const { degree, school, year } of person.schools) {
      sheet.write(degree, { ...side, bold: true, gap: 6 })
      sheet.write(school, side)
      sheet.write(`${year}`, side)
    }
    heading('Expertise', side)
    for (const skill of person.skills) sheet.write(skill, side)
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['summary', 'Summary'],
          ['experience', 'Professional Experience'],
          ['education', 'Education'],
          ['skills', 'Expertise'],
        ],
      },
    }
  },
}

/** Everything centered; employer, role and dates on one line. */
const oneLine: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('serif', 10.5)
    const dates = dateStyles.short
    const heading = (text: string) => sheet.write(text, { size: 12, bold: true, align: 'centre', gap: 12 })
    sheet.write(person.name, { size: 19, bold: true, align: 'centre' })
    sheet.write(`${person.place} • ${person.phone[0]} • ${person.email} • ${person.link}`, { align: 'centre' })
    heading('Education')
    for (const { degree, school, year } of person.schools) sheet.write(`${school}, ${degree}, ${year}`, { gap: 2 })
    heading('Relevant Experience')
    for (const job of person.jobs) {
      sheet.write(`${job.employer} | ${job.title} | ${writeRange(dates, job.start, job.end)}`, { bold: true, gap: 6 })
      for (const bullet of job.bullets) sheet.bullet(bullet)
    }
    heading('Skills & Interests')
    sheet.write(`Skills: ${person.skills.join(', ')}`)
    heading('Honors and Awards')
    for (const [title, year] of person.awards) sheet.bullet(`${title} (${year})`)
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['education', 'Education'],
          ['experience', 'Relevant Experience'],
          ['skills', 'Skills & Interests'],
          ['awards', 'Honors and Awards'],
        ],
      },
    }
  },
}

/** Headings in a narrow column on the left, texts on the right. */
const headingsLeft: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 10)
    const dates = dateStyles.slash
    const right: Ink = { x: 170, width: 380 }
    let label = ''
    const put = (text: string, ink: Ink = {}) => {
      sheet.write(text, { ...right, ...ink })
      if (label) sheet.beside(label, { x: 45, width: 115, bold: true })
      label = ''
    }
    sheet.write(person.name, { size: 22, bold: true, x: 170, width: 380 })
    sheet.write(`${person.email} | ${person.phone[0]}`, right)
    sheet.write(person.place, right)
    label = 'OBJECTIVE'
    put('To apply what I know in a team that values plain and careful work.', { gap: 16 })
    label = 'EXPERIENCE'
    for (const [index, job] of person.jobs.entries()) {
      put(`${job.title}, ${job.employer}`, { bold: true, gap: index === 0 ? 16 : 8 })
      put(`${writeRange(dates, job.start, job.end)}, ${job.place}`)
      for (const bullet of job.bullets) sheet.bullet(bullet, right)
    }
    label = 'EDUCATION'
    for (const [index, { degree, school, year }] of person.schools.entries()) {
      put(degree, { bold: true, gap: index === 0 ? 16 : 6 })
      put(`${school}, ${year}`)
    }
    label = 'SKILLS'
    put(person.skills.slice(0, 5).join(', '), { gap: 16 })
    put(person.skills.slice(5).join(', '))
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'OBJECTIVE'],
          ['experience', 'EXPERIENCE'],
          ['education', 'EDUCATION'],
          ['skills', 'SKILLS'],
        ],
      },
    }
  },
}

/** Contact in a text box, body in two columns of Word. */
const boxed: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.long
    const heading = (text: string) => paragraph(text.toUpperCase(), { bold: true, size: 12 })
    const body = [
      textBox(paragraph(person.place) + paragraph(person.phone[0]) + paragraph(person.email)),
      paragraph(person.name, { size: 28 }),
      paragraph(person.headline, { size: 14 }),
      heading('Employment history'),
      ...person.jobs.flatMap((job) => [
        paragraph(job.title, { bold: true }),
        paragraph(`${job.employer}, ${job.place}`),
        paragraph(writeRange(dates, job.start, job.end)),
        ...job.bullets.map((bullet) => paragraph(bullet, { list: true })),
      ]),
      heading('Education'),
      ...person.schools.flatMap(({ degree, school, year }) => [paragraph(school, { bold: true }), paragraph(`${degree}, ${year}`)]),
      heading('Languages'),
      ...person.languages.map(([name, level]) => paragraph(`${name} – ${level}`)),
      heading('Tools & technologies'),
      paragraph(person.skills.join(', ')),
    ].join('')
    return {
      bytes: docxFile(body, { columns: 2 }),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['experience', 'EMPLOYMENT HISTORY'],
          ['education', 'EDUCATION'],
          ['languages', 'LANGUAGES'],
          ['skills', 'TOOLS & TECHNOLOGIES'],
        ],
      },
    }
  },
}

/** Tables with dates in the first cell. */
const dateCells: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.dots
    const heading = (text: string) => paragraph(text, { style: 'Heading1' })
    const cell = (...texts: string[]) => texts.map((text, index) => paragraph(text, { bold: index === 0 })).join('')
    const body = [
      paragraph(`Lebenslauf / CV`, { size: 12 }),
      paragraph(person.name, { bold: true, size: 24 }),
      table([
        [paragraph('Address'), paragraph(person.place)],
        [paragraph('Phone'), paragraph(person.phone[0])],
        [paragraph('E-mail'), paragraph(person.email)],
      ]),
      heading('Professional Career'),
      table(
        person.jobs.map((job) => [
          paragraph(writeRange(dates, job.start, job.end)),
          cell(job.title, job.employer) + job.bullets.map((bullet) => paragraph(bullet, { list: true })).join(''),
        ]),
      ),
      heading('Studies'),
      table(person.schools.map(({ degree, school, year }) => [paragraph(`${year - 3} – ${year}`), cell(degree, school)])),
      heading('IT Skills'),
      paragraph(person.skills.join(', ')),
      heading('Further Training'),
      ...person.certificates.map(([title, issuer, year]) => paragraph(`${title}, ${issuer} (${year})`)),
    ].join('')
    return {
      bytes: docxFile(body),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['experience', 'Professional Career'],
          ['education', 'Studies'],
          ['skills', 'IT Skills'],
          ['certificates', 'Further Training'],
        ],
      },
    }
  },
}

/** A plain-text form with a label before each value. */
const form: Layout = {
  ending: 'txt',
  async make(person) {
    const dates = dateStyles.days
    const lines = [
      'BIO-DATA',
      '',
      `Full Name   : ${person.name}`,
      `Mobile      : ${person.phone[0]}`,
      `E-mail      : ${person.email}`,
      `Address     : ${person.place}`,
      '',
      'Career Objective',
      '----------------',
      'A responsible post in an organisation that grows.',
      '',
      'Work Experience',
      '---------------',
      '',
      ...person.jobs.flatMap((job) => [
        `Organisation: ${job.employer}`,
        `Designation: ${job.title}`,
        `Duration: ${writeRange(dates, job.start, job.end)}`,
        ...job.bullets.map((bullet) => `- ${bullet}`),
        '',
      ]),
      'Educational Qualifications',
      '--------------------------',
      ...person.schools.map(({ degree, school, year }) => `* ${degree} from ${school} in ${year}`),
      '',
      'Key Skills',
      '----------',
      ...person.skills.map((skill) => `* ${skill}`),
      '',
      'Languages Known',
      '---------------',
      person.languages.map(([name]) => name).join(', '),
      '',
      'Declaration',
      '-----------',
      'I declare that the above is true to my knowledge.',
    ]
    return {
      bytes: new TextEncoder().encode(lines.join('\r\n')),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'Career Objective'],
          ['experience', 'Work Experience'],
          ['education', 'Educational Qualifications'],
          ['skills', 'Key Skills'],
          ['languages', 'Languages Known'],
          ['other', 'Declaration'],
        ],
      },
    }
  },
}

/** Layouts kept apart: written before the rules were run on any file, and not inspected during tuning. */
export const heldOutLayouts: Record<string, Layout> = { sidebarRight, oneLine, headingsLeft, boxed, dateCells, form }
