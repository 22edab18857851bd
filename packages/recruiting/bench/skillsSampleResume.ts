import type { ReadDocument, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Extracted, HistoryItem, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'

const TEXT = `Ana Example
Buyer
ana@mail.example · 020 7946 0958 · Leeds
Summary
I plan purchases and renew contracts. Calm under pressure, at home in SAP.
Experience
Buyer, Example Tools Ltd
Jan 2020 to Present
Negotiated 40 supplier contracts and saved 8% a year
Audited nine suppliers in four countries with an Excel checklist
Junior purchaser, Sample Steel
06/2017 to 03/2020
Ordered tools for two sites
Education
BSc Business Administration
Python School of Commerce, 2017
Skills
Excel, SAP, Contract negotiation, Teamwork`

/**
 * An invented resume as its reader returns it, for tests: 18 lines in one column. `facts` and `places` (line → place) can degrade its
 * layout.
 */
export function sampleResume({
  facts = {},
  places = {},
  name = 'ana.pdf',
}: { facts?: Partial<ReadDocument['facts']>; places?: Record<number, TextLine['place']>; name?: string } = {}): {
  document: ReadDocument
  resume: Resume
} {
  const texts = TEXT.split('\n')
  const lines = texts.map((text, line): TextLine => ({
    text,
    page: 1,
    place: places[line] ?? 'body',
    column: 0,
    isBold: false,
    isHeading: false,
    isBullet: [8, 9, 12].includes(line),
    gapAbove: 1,
    size: 11,
  }))
  const at = (line: number, value: string): Extracted => ({ value, confidence: 0.9, line })
  const dates = (line: number, value: Omit<DateRange, 'text'>): Extracted<DateRange> => ({
    value: { ...value, text: texts[line]! },
    confidence: 1,
    line,
  })
  const job = (title: Extracted, place: Extracted, range: Extracted<DateRange>, bullets: number[]): HistoryItem => ({
    title,
    place,
    location: null,
    dates: range,
    bullets: bullets.map((line) => at(line, texts[line]!)),
  })
  return {
    document: {
      name,
      facts: {
        kind: 'pdf',
        bytes: 90_000,
        pages: 1,
        words: 90,
        columns: 1,
        tables: 0,
        textBoxes: 0,
        images: 0,
        fonts: ['Sans'],
        smallestText: 10,
        letterSpaced: [],
        ...facts,
      },
      lines,
      text: TEXT,
    },
    resume: {
      name: at(0, 'Ana Example'),
      headline: at(1, 'Buyer'),
      email: at(2, 'ana@mail.example'),
      phone: at(2, '+442079460958'),
      location: at(2, 'Leeds'),
      links: [],
      summary: at(4, texts[4]!),
      sections: [
        { kind: 'summary', heading: 'Summary', from: 3, to: 5 },
        { kind: 'experience', heading: 'Experience', from: 5, to: 13 },
        { kind: 'education', heading: 'Education', from: 13, to: 16 },
        { kind: 'skills', heading: 'Skills', from: 16, to: 18 },
      ],
      experience: [
        job(at(6, 'Buyer'), at(6, 'Example Tools Ltd'), dates(7, { start: { year: 2020, month: 1 }, end: 'present' }), [8, 9]),
        job(
          at(10, 'Junior purchaser'),
          at(10, 'Sample Steel'),
          dates(11, { start: { year: 2017, month: 6 }, end: { year: 2020, month: 3 } }),
          [12],
        ),
      ],
      voluntary: [],
      education: [
        job(
          at(14, 'BSc Business Administration'),
          at(15, 'Python School of Commerce'),
          dates(15, { start: null, end: { year: 2017, month: null } }),
          [],
        ),
      ],
      projects: [],
      certificates: [],
      awards: [],
      skills: ['Excel', 'SAP', 'Contract negotiation', 'Teamwork'].map((skill) => at(17, skill)),
      languages: [],
    },
  }
}
