import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { SampleText, ToolField, fileName, toolFields } from '#packages/recruiting/schemas/tool.ts'
import { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { MatchLimits } from '#packages/recruiting/schemas/thresholds.ts'

const part = (label: string, weight: number) =>
  z
    .strictObject({
      label: Label.default(label).describe('What it is called.'),
      weight: z.int().min(0).max(10).default(weight).describe('Weight at the start, 0 to 10; visitors set their own.'),
    })
    .prefault({})
    .describe('Something that counts.')

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that puts resumes for one job into a reading order. */
export default section(
  'talentSelector',
  'A tool that puts resumes for one job into a reading order and says why. It opens its page.',
  {
    ...toolFields,
    fileName: fileName('reading-order'),
    job: ToolField.default({ label: 'Job description' }).describe('The place for the job description.'),
    resumes: ToolField.default({ label: 'Resumes' }).describe('The place for the resumes.'),
    thresholds: MatchLimits.prefault({}).describe(
      'How many resumes are taken, how much text a resume needs, and how near results share a place.',
    ),
    parts: z
      .strictObject({
        must: part('Must-haves', 6),
        nice: part('Nice-to-haves', 2),
        years: part('Years in the work', 2),
        title: part('Likeness of job titles', 2),
      })
      .prefault({})
      .describe('What counts, with the weights at the start.'),
    judging: JudgingWords,
    words: z
      .strictObject({
        weights: Label.default('What counts, and how much').describe('Heading of the weights.'),
        weightOf: line(80).default('{weight} of 10').describe('A weight in words; {weight} is the number.'),
        order: Label.default('Reading order').describe('Heading of the list.'),
        rank: Label.default('Place {rank}').describe('A place; {rank} is the number. Equal results share one.'),
        tied: Label.default('shared').describe('Said beside a place that several share.'),
        blind: Label.default('Blind view: hide names').describe('Switch that hides names.'),
        hidden: line(40)
          .default('[hidden]')
          .describe('Stands in quoted lines of the blind view in the place of what tells who somebody is.'),
        candidate: Label.default('Candidate {number}').describe('Name in the blind view; {number} counts in the order of the files.'),
        orderNote: Sentence.default(
          'The points for must-haves come first, then all points. Who is at most {margin} points behind the first of a place, in both, shares it.',
        ).describe('Said over the list; {margin} is the most points that count as equal.'),
        tooShort: Label.default('Too short to judge').describe('Said in the place of a rank when a resume has too little text.'),
        tooShortNote: line(200)
          .default('Words read: {words}; at least {least} are needed. Open it by hand.')
          .describe('Said under the name of such a resume; {words} were read, {least} are needed.'),
        reasons: line(120).default('Why {name} stands here').describe('Heading of the reasons; {name} says whose.'),
        matched: Label.default('Found').describe('Heading of the requirements that are met.'),
        partly: Label.default('Partly').describe('Heading of the requirements that are met in part.'),
        missing: Label.default('Not found').describe('Heading of the others.'),
        firstPlace: line(120)
          .default('Kept for recruiters: the first place, {score} of 100')
          .describe('Heading of what is kept of the resume that came first; {score} is the number.'),
        firstPlaceNow: line(120)
          .default('The first place, {score} of 100')
          .describe('The same while it is not kept; {score} is the number.'),
        firstPlaceNote: Sentence.default('As it was when the resumes were analysed, with the weights at the start.').describe(
          'Said under it.',
        ),
        toAdd: Label.default('To add').describe('Heading of the requirements that the first resume does not answer.'),
        remove: line(120).default('Remove {name}').describe('Button that takes a resume away; {name} says which.'),
        removeAll: Label.default('Empty the list').describe('Button that takes all away.'),
        csv: Label.default('Save CSV').describe('Button that saves a table that every program reads.'),
        xlsx: Label.default('Save for Excel').describe('Button that saves an Excel workbook.'),
        placeHead: Label.default('Place').describe('Head of the column of places in a saved table.'),
        nameHead: Label.default('Name').describe('Head of the column of names in a saved table.'),
        fileHead: Label.default('File').describe('Head of the column of files in a saved table; not there in the blind view.'),
        scoreHead: Label.default('Score').describe('Head of the column of scores in a saved table.'),
        personDecides: Sentence.default('This is an order for reading. A person decides.').describe('Said over the list.'),
        score: line(80).default('{score} of 100 with your weights').describe('{score} is the number.'),
      })
      .prefault({})
      .describe('The words of the list.'),
    sample: z
      .strictObject({
        job: SampleText,
        resumes: z
          .array(z.strictObject({ name: line(80).describe('Name of the file.'), text: SampleText }))
          .min(2)
          .max(8)
          .describe('Resumes.'),
      })
      .describe('What a visitor can try the tool with.'),
  },
  [
    {
      title: 'Decide which resume to read first',
      sample: {
        job: 'Baker\nRequired: baking, hygiene rules.',
        resumes: [
          { name: 'alex.txt', text: 'Alex Example\n\nSkills\nBaking, hygiene rules' },
          { name: 'sam.txt', text: 'Sam Example\n\nSkills\nFirst aid' },
        ],
      },
    },
  ],
)
