import { dateStyles, writeRange } from './dates.ts'
import type { Layout } from './Layout.ts'

const encode = (lines: string[]) => new TextEncoder().encode(lines.join('\n'))

/** Headings in capitals. */
const capitals: Layout = {
  ending: 'txt',
  async make(person) {
    const dates = dateStyles.short
    const lines = [
      person.name.toUpperCase(),
      person.headline,
      `${person.place} | ${person.phone[0]} | ${person.email}`,
      '',
      'SUMMARY',
      person.summary,
      '',
      'EXPERIENCE',
      '',
      ...person.jobs.flatMap((job) => [
        `${job.title}, ${job.employer}`,
        writeRange(dates, job.start, job.end),
        ...job.bullets.map((bullet) => `* ${bullet}`),
        '',
      ]),
      'EDUCATION',
      ...person.schools.map(({ degree, school, year }) => `${degree}, ${school}, ${year}`),
      '',
      'SKILLS',
      person.skills.join(', '),
      '',
      `LANGUAGES: ${person.languages.map(([name, level]) => `${name} (${level})`).join(', ')}`,
    ]
    return {
      bytes: encode(lines),
      shown: {
        dates,
        hasHeadline: true,
        headings: [
          ['summary', 'SUMMARY'],
          ['experience', 'EXPERIENCE'],
          ['education', 'EDUCATION'],
          ['skills', 'SKILLS'],
          ['languages', 'LANGUAGES'],
        ],
      },
    }
  },
}

/** Markdown marks, lines wrapped at 72 characters. */
const marks: Layout = {
  ending: 'txt',
  async make(person) {
    const dates = dateStyles.long
    const lines = [
      `# ${person.name}, MBA`,
      '',
      `${person.email} / ${person.phone[0]} / ${person.place}`,
      '',
      '## About',
      '',
      ...broken(person.summary, ''),
      '',
      '## Employment',
      '',
      ...person.jobs.flatMap((job) => [
        `**${job.employer}** (${job.place})`,
        `${job.title}`,
        writeRange(dates, job.start, job.end),
        '',
        ...job.bullets.flatMap((bullet) => broken(`- ${bullet} together with the other teams of the department`, '  ')),
        '',
      ]),
      '## Education',
      '',
      ...person.schools.map(({ degree, school, year }) => `- ${degree} | ${school} | ${year}`),
      '',
      '## Technologies',
      '',
      ...person.skills.map((skill) => `- ${skill}`),
      '',
      '## Hobbies',
      '',
      'Reading, running, choir',
    ]
    return {
      bytes: encode(lines),
      shown: {
        dates,
        hasHeadline: false,
        headings: [
          ['summary', 'About'],
          ['experience', 'Employment'],
          ['education', 'Education'],
          ['skills', 'Technologies'],
          ['interests', 'Hobbies'],
        ],
      },
    }
  },
}

function broken(text: string, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 72) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length === 0 ? word : indent + word)
  }
  return lines
}

/** Plain-text layouts used for tuning. */
export const textLayouts: Record<string, Layout> = { capitals, marks }
