import { dateStyles, writeRange } from './dates.ts'
import type { Layout } from './Layout.ts'
import { type Ink, pdfSheet } from './pdfSheet.ts'

const contact = (...parts: string[]) => parts.join('  |  ')

/** One column, headings in bold capitals, dates at the right edge. */
const single: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 10)
    const dates = dateStyles.short
    const heading = (text: string) => sheet.write(text, { bold: true, size: 11, gap: 10 })
    sheet.write(person.name, { bold: true, size: 20 })
    sheet.write(person.headline, { size: 12 })
    sheet.write(contact(person.email, person.phone[0], person.place, person.link))
    heading('PROFESSIONAL SUMMARY')
    sheet.write(person.summary)
    heading('WORK EXPERIENCE')
    for (const job of person.jobs) {
      sheet.write(job.title, { bold: true, gap: 5 })
      sheet.beside(writeRange(dates, job.start, job.end), { align: 'right' })
      sheet.write(`${job.employer}, ${job.place}`)
      for (const bullet of job.bullets) sheet.bullet(bullet)
    }
    heading('EDUCATION')
    for (const { degree, school, year } of person.schools) {
      sheet.write(degree, { bold: true, gap: 3 })
      sheet.beside(`${year}`, { align: 'right' })
      sheet.write(school)
    }
    heading('SKILLS')
    sheet.write(person.skills.join(', '))
    heading('LANGUAGES')
    sheet.write(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['summary', 'PROFESSIONAL SUMMARY'],
          ['experience', 'WORK EXPERIENCE'],
          ['education', 'EDUCATION'],
          ['skills', 'SKILLS'],
          ['languages', 'LANGUAGES'],
        ],
      },
    }
  },
}

/** A side bar on the left with contact, skills and languages; the baselines of both sides differ. */
const sidebarLeft: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 9.5)
    const dates = dateStyles.slash
    const side: Ink = { x: 40, width: 140 }
    const main: Ink = { x: 205, width: 340 }
    const heading = (text: string, ink: Ink) => sheet.write(text, { ...ink, bold: true, size: 12, gap: 12 })
    sheet.y = 770
    heading('Contact', side)
    for (const text of [person.email, person.phone[0], person.place]) sheet.write(text, side)
    heading('Skills', side)
    for (const skill of person.skills) sheet.bullet(skill, side)
    heading('Languages', side)
    for (const [name, level] of person.languages) sheet.write(`${name} – ${level}`, side)
    sheet.y = 800
    sheet.write(person.name, { ...main, bold: true, size: 22 })
    sheet.write(person.headline, { ...main, size: 12 })
    heading('Profile', main)
    sheet.write(person.summary, main)
    heading('Experience', main)
    for (const job of person.jobs) {
      sheet.write(job.employer, { ...main, bold: true, gap: 6 })
      sheet.write(`${job.title}, ${writeRange(dates, job.start, job.end)}`, main)
      for (const bullet of job.bullets) sheet.bullet(bullet, main)
    }
    heading('Education', main)
    for (const { degree, school, year } of person.schools) sheet.write(`${degree}, ${school}, ${year}`, { ...main, gap: 3 })
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['other', 'Contact'],
          ['skills', 'Skills'],
          ['languages', 'Languages'],
          ['summary', 'Profile'],
          ['experience', 'Experience'],
          ['education', 'Education'],
        ],
      },
    }
  },
}

/** Contact details at the foot of the page, name in capitals in the middle, serif. */
const footerContact: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('serif', 11, (page, font) =>
      page.drawText(contact(person.email, person.phone[0], person.place), { x: 90, y: 28, size: 9, font }),
    )
    const dates = dateStyles.caps
    const heading = (text: string) => {
      sheet.write(text, { size: 14, gap: 12 })
      sheet.rule()
      sheet.y -= 4
    }
    sheet.write(person.name.toUpperCase(), { size: 20, align: 'centre' })
    heading('Employment History')
    for (const job of person.jobs) {
      sheet.write(`${job.title} at ${job.employer}`, { bold: true, gap: 6 })
      sheet.write(writeRange(dates, job.start, job.end))
      for (const bullet of job.bullets) sheet.bullet(bullet)
    }
    heading('Academic Background')
    for (const { degree, school, year } of person.schools) sheet.write(`${degree} – ${school} (${year})`, { gap: 2 })
    heading('Certifications')
    for (const [title, issuer, year] of person.certificates) sheet.bullet(`${title}, ${issuer}, ${year}`)
    heading('Key Skills')
    sheet.write(person.skills.join(' • '))
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['experience', 'Employment History'],
          ['education', 'Academic Background'],
          ['certificates', 'Certifications'],
          ['skills', 'Key Skills'],
        ],
      },
    }
  },
}

/** Small serif text over several pages, with name and page number at the top of each. */
const smallSerif: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('serif', 8.5, (page, font, number) =>
      page.drawText(`${person.name} – ${person.email} – page ${number}`, { x: 50, y: 815, size: 8, font }),
    )
    const dates = dateStyles.days
    const heading = (text: string) => sheet.write(text, { bold: true, size: 10, gap: 14 })
    sheet.write('Curriculum Vitae', { size: 14, bold: true })
    sheet.write(person.name, { size: 16, bold: true, gap: 4 })
    sheet.write(`Address: ${person.place}`)
    sheet.write(`Mobile: ${person.phone[0]}`)
    sheet.write(`E-mail: ${person.email}`)
    heading('CAREER OBJECTIVE')
    sheet.write(person.summary)
    heading('PROFESSIONAL EXPERIENCE')
    for (const job of person.jobs) {
      sheet.write(job.employer, { bold: true, gap: 8 })
      sheet.write(job.title)
      sheet.write(`(${writeRange(dates, job.start, job.end)})`)
      for (const bullet of [...job.bullets, ...job.bullets, ...job.bullets])
        sheet.bullet(`${bullet}, working with colleagues in other departments and reporting to the head of the unit every week`, { gap: 2 })
    }
    heading('ACADEMIC QUALIFICATIONS')
    for (const { degree, school, year } of person.schools) {
      sheet.write(degree, { bold: true, gap: 4 })
      sheet.write(`${school}, ${year}`)
    }
    heading('TECHNICAL SKILLS')
    sheet.write(`Core: ${person.skills.slice(0, 4).join(', ')}`)
    sheet.write(`Other: ${person.skills.slice(4).join(', ')}`)
    heading('ACHIEVEMENTS')
    for (const [title, year] of person.awards) sheet.bullet(`${title}, ${year}`)
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'CAREER OBJECTIVE'],
          ['experience', 'PROFESSIONAL EXPERIENCE'],
          ['education', 'ACADEMIC QUALIFICATIONS'],
          ['skills', 'TECHNICAL SKILLS'],
          ['awards', 'ACHIEVEMENTS'],
        ],
      },
    }
  },
}

/** Dates in a column on the left, texts on the right, as in European forms. */
const datesLeft: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 10)
    const dates = dateStyles.dots
    const left: Ink = { x: 50, width: 120 }
    const right: Ink = { x: 180, width: 365 }
    const heading = (text: string) => sheet.write(text, { bold: true, size: 13, gap: 12 })
    sheet.write(person.name, { size: 18, bold: true })
    sheet.write(`${person.place} · ${person.phone[0]} · ${person.email}`)
    heading('Work Experience')
    for (const job of person.jobs) {
      sheet.write(job.title, { ...right, bold: true, gap: 6 })
      sheet.beside(writeRange(dates, job.start, job.end), left)
      sheet.write(`${job.employer}, ${job.place}`, right)
      for (const bullet of job.bullets) sheet.bullet(bullet, right)
    }
    heading('Education and Training')
    for (const { degree, school, year } of person.schools) {
      sheet.write(degree, { ...right, bold: true, gap: 6 })
      sheet.beside(`${year - 3} – ${year}`, left)
      sheet.write(school, right)
    }
    heading('Skills')
    sheet.write(person.skills.join(', '))
    heading('Languages')
    for (const [name, level] of person.languages) {
      sheet.write(level, right)
      sheet.beside(name, left)
    }
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['experience', 'Work Experience'],
          ['education', 'Education and Training'],
          ['skills', 'Skills'],
          ['languages', 'Languages'],
        ],
      },
    }
  },
}

/** Two even columns below a wide head, years only. */
const twoColumns: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('sans', 9)
    const dates = dateStyles.years
    const left: Ink = { x: 45, width: 240 }
    const right: Ink = { x: 310, width: 240 }
    const heading = (text: string, ink: Ink) => sheet.write(text.toUpperCase(), { ...ink, bold: true, size: 10, gap: 12 })
    sheet.write(person.name, { size: 24, bold: true, align: 'centre' })
    sheet.write(contact(person.place, person.phone[0], person.email), { align: 'centre' })
    const top = sheet.y
    heading('Experience', left)
    for (const job of person.jobs) {
      sheet.write(`${job.title}, ${job.employer}`, { ...left, bold: true, gap: 5 })
      sheet.write(`${writeRange(dates, job.start, job.end)} | ${job.place}`, left)
      for (const bullet of job.bullets) sheet.bullet(bullet, left)
    }
    sheet.y = top
    heading('About me', right)
    sheet.write(person.summary, right)
    heading('Education', right)
    for (const { degree, school, year } of person.schools) {
      sheet.write(degree, { ...right, bold: true, gap: 4 })
      sheet.write(`${school} | ${year}`, right)
    }
    heading('Areas of expertise', right)
    for (const skill of person.skills) sheet.bullet(skill, right)
    heading('Projects', right)
    for (const [title, about] of person.projects) {
      sheet.write(title, { ...right, bold: true, gap: 3 })
      sheet.bullet(about, right)
    }
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['experience', 'EXPERIENCE'],
          ['summary', 'ABOUT ME'],
          ['education', 'EDUCATION'],
          ['skills', 'AREAS OF EXPERTISE'],
          ['projects', 'PROJECTS'],
        ],
      },
    }
  },
}

/** Headings in the margin on the left, level with the first line of their text; employer first. */
const margin: Layout = {
  ending: 'pdf',
  async make(person) {
    const sheet = await pdfSheet('serif', 11)
    const dates = dateStyles.short
    const right: Ink = { x: 150, width: 395 }
    const heading = (text: string) => sheet.beside(text, { x: 50, width: 95, bold: true })
    sheet.write(person.name, { size: 18, bold: true })
    sheet.write(contact(person.place, person.phone[0], person.email))
    for (const [index, job] of person.jobs.entries()) {
      sheet.write(job.employer, { ...right, gap: index === 0 ? 18 : 8 })
      if (index === 0) heading('Employment')
      sheet.write(`${job.title}, ${writeRange(dates, job.start, job.end)}`, right)
      for (const bullet of job.bullets) sheet.bullet(bullet, right)
    }
    for (const [index, { degree, school, year }] of person.schools.entries()) {
      sheet.write(`${degree}, ${school}, ${year}`, { ...right, gap: index === 0 ? 14 : 3 })
      if (index === 0) heading('Education')
    }
    for (const [index, skill] of person.skills.entries()) {
      sheet.write(skill, { ...right, gap: index === 0 ? 14 : 0 })
      if (index === 0) heading('Skills')
    }
    sheet.write(person.languages.map(([name]) => name).join(', '), { ...right, gap: 14 })
    heading('Languages')
    return {
      bytes: await sheet.save(),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['experience', 'Employment'],
          ['education', 'Education'],
          ['skills', 'Skills'],
          ['languages', 'Languages'],
        ],
      },
    }
  },
}

/** PDF layouts used for tuning. */
export const pdfLayouts: Record<string, Layout> = { single, sidebarLeft, footerContact, smallSerif, datesLeft, twoColumns, margin }
