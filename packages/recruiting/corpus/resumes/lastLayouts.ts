import { dateStyles, writeRange } from './dates.ts'
import { docxFile, paragraph, table } from './docxFile.ts'
import type { Layout } from './Layout.ts'
import { type Ink, pdfSheet } from './pdfSheet.ts'

/** Typeset as in academia: employer and place, then role and dates, both at the edges; a rule below each heading. */
const typeset: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('serif', 10)
    const dates = dateStyles.long
    const heading = (text: string) => {
      sheet.write(text, { size: 13, gap: 10 })
      sheet.rule()
      sheet.y -= 5
    }
    sheet.write(person.name, { size: 24, align: 'centre' })
    sheet.write(`${person.phone[0]} | ${person.email} | ${person.link} | ${person.place}`, { align: 'centre', size: 9 })
    heading('Education')
    for (const { degree, school, year } of person.schools) {
      sheet.write(school, { bold: true, gap: 3 })
      sheet.beside(person.place, { align: 'right' })
      sheet.write(degree)
      sheet.beside(`${year - 4} – ${year}`, { align: 'right' })
    }
    heading('Experience')
    for (const job of person.jobs) {
      sheet.write(job.employer, { bold: true, gap: 4 })
      sheet.beside(job.place, { align: 'right' })
      sheet.write(job.title)
      sheet.beside(writeRange(dates, job.start, job.end), { align: 'right' })
      for (const bullet of job.bullets) sheet.bullet(bullet, { x: 60, width: 485 })
    }
    heading('Skills')
    sheet.write(`Strong: ${person.skills.slice(0, 3).join(', ')}`)
    sheet.write(`Also used: ${person.skills.slice(3).join(', ')}`)
    heading('Certificates')
    for (const [title, issuer, year] of person.certificates) {
      sheet.write(`${title}, ${issuer}`)
      sheet.beside(`${year}`, { align: 'right' })
    }
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['education', 'Education'],
          ['experience', 'Experience'],
          ['skills', 'Skills'],
          ['certificates', 'Certificates'],
        ],
      },
    }
  },
}

/** Skills in a table of three columns; paragraphs without bullets; the role, then employer with place in brackets. */
const grid: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.short
    const heading = (text: string) => paragraph(text, { bold: true, size: 14 })
    const rows = Array.from({ length: Math.ceil(person.skills.length / 3) }, (_none, row) =>
      [0, 1, 2].map((cell) => paragraph(person.skills[row * 3 + cell] ?? '')),
    )
    const body = [
      paragraph(`${person.name} – ${person.headline}`, { bold: true, size: 18 }),
      paragraph(person.email),
      paragraph(`Tel. ${person.phone[0]}`),
      paragraph(person.place),
      heading('Who I am'),
      paragraph(person.summary),
      heading('Key skills'),
      table(rows),
      heading('Career to date'),
      ...person.jobs.flatMap((job) => [
        paragraph(job.title, { bold: true }),
        paragraph(`${job.employer} (${job.place})\t${writeRange(dates, job.start, job.end)}`),
        paragraph(`${job.bullets.join('. ')}.`),
        paragraph(''),
      ]),
      heading('Education & Training'),
      ...person.schools.flatMap(({ degree, school, year }) => [paragraph(`${degree} (${year})`, { bold: true }), paragraph(school)]),
      heading('Languages'),
      ...person.languages.map(([name, level]) => paragraph(`${name}, ${level}`, { list: true })),
    ].join('')
    return {
      bytes: docxFile(body),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['summary', 'Who I am'],
          ['skills', 'Key skills'],
          ['experience', 'Career to date'],
          ['education', 'Education & Training'],
          ['languages', 'Languages'],
        ],
      },
    }
  },
}

/** The exported profile of a professional network. */
const exported: Layout = {
  ending: 'txt',
  async make(person) {
    const dates = { ...dateStyles.long, between: ' - ', present: 'Present' }
    const lines = [
      'Contact',
      person.phone[0],
      person.email,
      `www.${person.link} (LinkedIn)`,
      '',
      'Top Skills',
      ...person.skills,
      '',
      'Languages',
      ...person.languages.map(([name, level]) => `${name} (${level})`),
      '',
      person.name,
      person.headline,
      person.place,
      '',
      'Summary',
      person.summary,
      '',
      'Experience',
      '',
      ...person.jobs.flatMap((job) => [
        job.employer,
        job.title,
        `${writeRange(dates, job.start, job.end)} (2 years 3 months)`,
        job.place,
        ...job.bullets.map((bullet) => `${bullet}.`),
        '',
      ]),
      'Education',
      ...person.schools.flatMap(({ degree, school, year }) => [school, `${degree} · (${year - 3} - ${year})`]),
    ]
    return {
      bytes: new TextEncoder().encode(lines.join('\n')),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['other', 'Contact'],
          ['skills', 'Top Skills'],
          ['languages', 'Languages'],
          ['summary', 'Summary'],
          ['experience', 'Experience'],
          ['education', 'Education'],
        ],
      },
    }
  },
}

/** A narrow right column on the first page; the wide one continues on the second page. */
const overflow: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 11)
    const dates = dateStyles.slash
    const main: Ink = { x: 45, width: 350 }
    const side: Ink = { x: 420, width: 135 }
    const heading = (text: string, ink: Ink) => sheet.write(text, { ...ink, bold: true, size: 12, gap: 12 })
    sheet.write(person.name.toUpperCase(), { size: 22, bold: true })
    sheet.write(person.headline, { size: 12 })
    const top = sheet.y
    heading('CONTACT', side)
    for (const text of [person.phone[0], person.place]) sheet.write(text, side)
    sheet.write(person.email, { ...side, size: 7.5 })
    heading('SKILLS', side)
    for (const skill of person.skills) sheet.bullet(skill, side)
    heading('LANGUAGES', side)
    for (const [name] of person.languages) sheet.write(name, side)
    sheet.y = top
    heading('WORK HISTORY', main)
    for (const job of person.jobs) {
      sheet.write(`${job.title} - ${job.employer}`, { ...main, bold: true, gap: 8 })
      sheet.write(`${writeRange(dates, job.start, job.end)} – ${job.place}`, main)
      for (const bullet of [...job.bullets, ...job.bullets]) sheet.bullet(bullet, { ...main, gap: 3 })
    }
    heading('EDUCATION', main)
    for (const { degree, school, year } of person.schools) sheet.write(`${school} - ${degree} - ${year}`, { ...main, gap: 4 })
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['other', 'CONTACT'],
          ['skills', 'SKILLS'],
          ['languages', 'LANGUAGES'],
          ['experience', 'WORK HISTORY'],
          ['education', 'EDUCATION'],
        ],
      },
    }
  },
}

/** Layouts written when the rules were done, to measure them on new material. */
export const lastLayouts: Record<string, Layout> = { typeset, grid, exported, overflow }
