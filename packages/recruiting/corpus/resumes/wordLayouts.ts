import { dateStyles, writeRange } from './dates.ts'
import { docxFile, paragraph, table } from './docxFile.ts'
import type { Layout } from './Layout.ts'

const heading = (text: string) => paragraph(text, { style: 'Heading1' })
const list = (texts: string[]) => texts.map((text) => paragraph(text, { list: true })).join('')

/** Styles of Word and tab stops; surname first. */
const styles: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.long
    const words = person.name.split(' ')
    const written = words.length === 2 ? `${words[1]}, ${words[0]}` : person.name
    const body = [
      paragraph(written, { style: 'Title' }),
      paragraph(`${person.place} | ${person.phone[0]} | ${person.email}`),
      heading('Summary'),
      paragraph(person.summary),
      heading('Experience'),
      ...person.jobs.flatMap((job) => [
        paragraph(`${job.title}\t${writeRange(dates, job.start, job.end)}`, { style: 'Heading2' }),
        paragraph(`${job.employer}\t${job.place}`),
        list(job.bullets),
      ]),
      heading('Education'),
      ...person.schools.map(({ degree, school, year }) => paragraph(`${degree}, ${school}\t${year}`)),
      heading('Skills & Tools'),
      list(person.skills),
      heading('Awards'),
      ...person.awards.map(([title, year]) => paragraph(`${title} (${year})`)),
    ].join('')
    return {
      bytes: docxFile(body),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'Summary'],
          ['experience', 'Experience'],
          ['education', 'Education'],
          ['skills', 'Skills & Tools'],
          ['awards', 'Awards'],
        ],
      },
    }
  },
}

/** One table with two cells for the whole page: side bar and text. */
const pageTable: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.yearFirst
    const bold = (text: string) => paragraph(text, { bold: true, size: 13 })
    const side = [
      bold('CONTACT'),
      paragraph(person.phone[0]),
      paragraph(person.email),
      paragraph(person.place),
      paragraph(person.link),
      bold('SKILLS'),
      ...person.skills.map((skill) => paragraph(skill)),
      bold('LANGUAGES'),
      ...person.languages.map(([name, level]) => paragraph(`${name}: ${level}`)),
    ].join('')
    const main = [
      bold('PROFILE'),
      paragraph(person.summary),
      bold('CAREER HISTORY'),
      ...person.jobs.flatMap((job) => [
        paragraph(`${job.employer} | ${job.title}`, { bold: true }),
        paragraph(writeRange(dates, job.start, job.end)),
        ...job.bullets.map((bullet) => paragraph(`• ${bullet}`)),
      ]),
      bold('EDUCATION'),
      ...person.schools.map(({ degree, school, year }) => paragraph(`${year}: ${degree}, ${school}`)),
    ].join('')
    const body = paragraph(person.name, { bold: true, size: 26 }) + paragraph(person.headline, { size: 14 }) + table([[side, main]])
    return {
      bytes: docxFile(body),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['other', 'CONTACT'],
          ['skills', 'SKILLS'],
          ['languages', 'LANGUAGES'],
          ['summary', 'PROFILE'],
          ['experience', 'CAREER HISTORY'],
          ['education', 'EDUCATION'],
        ],
      },
    }
  },
}

/** Contact details in the page header only. */
const headerContact: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.apostrophe
    const title = (text: string) => paragraph(text, { bold: true })
    const contact = paragraph(`${person.email} • ${person.phone[0]} • ${person.place}`)
    const header = paragraph(person.name, { bold: true, size: 18 }) + contact
    const body = [
      title('Professional Profile'),
      paragraph(person.summary),
      title('Employment'),
      ...person.jobs.flatMap((job) => [
        paragraph(`${writeRange(dates, job.start, job.end)}\t${job.title}, ${job.employer}`),
        list(job.bullets),
      ]),
      title('Qualifications'),
      ...person.schools.map(({ degree, school, year }) => paragraph(`${year}\t${degree}, ${school}`)),
      title('Core Competencies'),
      paragraph(person.skills.join(' | ')),
      title('Licences and Certifications'),
      list(person.certificates.map(([name, issuer, year]) => `${name} – ${issuer} (${year})`)),
    ].join('')
    return {
      bytes: docxFile(body, { header, footer: paragraph('Page 1') }),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'Professional Profile'],
          ['experience', 'Employment'],
          ['education', 'Qualifications'],
          ['skills', 'Core Competencies'],
          ['certificates', 'Licences and Certifications'],
        ],
      },
    }
  },
}

/** Plain paragraphs, labels, typed bullets, references at the end. */
const labels: Layout = {
  ending: 'docx',
  async make(person) {
    const dates = dateStyles.iso
    const title = (text: string) => paragraph(`${text}:`, { bold: true, size: 12 })
    const body = [
      paragraph('RESUME', { bold: true, size: 16 }),
      paragraph(`Name: ${person.name}`),
      paragraph(`Email: ${person.email}`),
      paragraph(`Phone: ${person.phone[0]}`),
      paragraph(`Location: ${person.place}`),
      title('Career Summary'),
      paragraph(person.summary),
      title('Work History'),
      ...person.jobs.flatMap((job) => [
        paragraph(`${job.employer} – ${job.title}`, { bold: true }),
        paragraph(`${writeRange(dates, job.start, job.end)}, ${job.place}`),
        ...job.bullets.map((bullet) => paragraph(`- ${bullet}`)),
      ]),
      title('Education'),
      ...person.schools.map(({ degree, school, year }) => paragraph(`${degree} from ${school} (${year})`)),
      title('Technical Skills'),
      paragraph(person.skills.join('; ')),
      title('Personal Details'),
      paragraph('Nationality: not stated'),
      title('References'),
      paragraph('Dr. Robin Example, robin.example@mail.example, +44 20 7946 0111'),
    ].join('')
    return {
      bytes: docxFile(body),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'Career Summary'],
          ['experience', 'Work History'],
          ['education', 'Education'],
          ['skills', 'Technical Skills'],
          ['other', 'Personal Details'],
          ['references', 'References'],
        ],
      },
    }
  },
}

/** Word layouts used for tuning. */
export const wordLayouts: Record<string, Layout> = { styles, pageTable, headerContact, labels }
