import type { SheetText, WrittenResume } from './Written.ts'

const column = (x: number, y: number, lines: string[]): SheetText[] =>
  lines.map((text, index) => ({
    x,
    y: y + index * 14,
    size: /^[A-Z &]{5,}$/.test(text) ? 11 : 9.5,
    text: text.replace(/^\*/, ''),
    bold: /^[A-Z &]{5,}$|^\*/.test(text),
  }))

const main = [
  'WORK EXPERIENCE',
  '*Junior Web Developer',
  'Sen Vang Software JSC, Da Nang',
  'Jun 2023 - Now',
  '+ Build admin screens in React and TypeScript for a hotel chain.',
  '+ Wrote 180 unit tests; coverage grew from 12% to 55%.',
  '*Intern Developer',
  'Cau Rong Studio, Da Nang',
  'Jan 2023 - May 2023',
  '+ Fixed layout faults in a Vue shop.',
  '',
  'EDUCATION',
  '*Bachelor of Software Engineering',
  'Han River Technical University',
  '2019 - 2023',
  'GPA 3.4 / 4.0',
  '',
  'PROJECTS',
  '*Bus Times',
  'Mobile web page that shows the next bus, 300 users a day.',
  '*Pho Finder',
  'Map of noodle shops with opening hours, in Svelte.',
]
const side = [
  'SKILLS',
  'JavaScript',
  'TypeScript',
  'React',
  'Vue.js',
  'Node.js',
  'MySQL',
  'Git',
  '',
  'LANGUAGES',
  'Vietnamese (native)',
  'English (TOEIC 780)',
  '',
  'INTERESTS',
  'Football, street photography',
]

/** Vietnam, junior developer: no heading above the summary, and a right column that the file draws before the left one. */
export const juniorVietnam: WrittenResume = {
  id: 'juniorVietnam',
  file: {
    kind: 'sheet',
    texts: [
      { x: 40, y: 52, size: 22, text: 'Tran Quoc Lamh', bold: true },
      { x: 40, y: 72, size: 12, text: 'Junior Web Developer', bold: false },
      { x: 40, y: 92, size: 9, text: '0912 345 678  |  tran.lamh@mail.example  |  Da Nang, Vietnam  |  github.com/tranlamh-example' },
      {
        x: 40,
        y: 114,
        size: 9.5,
        text: 'Curious front-end developer with two years of practice, who likes small steps, clear names and tests',
      },
      { x: 40, y: 127, size: 9.5, text: 'that fail for one reason. Looking for a team that reviews every change.' },
      ...column(400, 160, side),
      ...column(40, 160, main),
    ].filter(({ text }) => text),
  },
  truth: {
    name: 'Tran Quoc Lamh',
    email: 'tran.lamh@mail.example',
    phone: '+84912345678',
    experience: [
      ['Junior Web Developer', 'Sen Vang Software JSC', '2023-06', 'present'],
      ['Intern Developer', 'Cau Rong Studio', '2023-01', '2023-05'],
    ],
    education: [['Bachelor of Software Engineering', 'Han River Technical University', '2019', '2023']],
    sections: [
      ['experience', 'Work Experience'],
      ['education', 'Education'],
      ['projects', 'Projects'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['interests', 'Interests'],
    ],
    skills: ['JavaScript', 'TypeScript', 'React', 'Vue.js', 'Node.js', 'MySQL', 'Git'],
  },
}
