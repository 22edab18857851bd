import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { SampleText, ToolField, fileName, toolFields } from '#packages/recruiting/schemas/tool.ts'
import { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { MatchLimits } from '#packages/recruiting/schemas/thresholds.ts'

const part = (label: string, weight: number) =>
  z
    .strictObject({
      label: Label.default(label).describe('Label.'),
      weight: z.int().min(0).max(10).default(weight).describe('Initial weight, 0 to 10; visitors can change it.'),
    })
    .prefault({})
    .describe('A criterion.')

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that ranks resumes for one job. */
export default section(
  'talentSelector',
  'A tool that sorts the resumes for one job into a reading order, with reasons. It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('reading-order'),
    job: ToolField.default({ label: 'Job description' }).describe('Input for the job description.'),
    resumes: ToolField.default({ label: 'Resumes' }).describe('Input for the resumes.'),
    thresholds: MatchLimits.prefault({}).describe(
      'Limits: the number of resumes, the text that a resume needs, and the margin within which results share a place.',
    ),
    parts: z
      .strictObject({
        must: part('Must-haves', 6),
        nice: part('Nice-to-haves', 2),
        years: part('Years of relevant work', 2),
        title: part('Similarity of job titles', 2),
      })
      .prefault({})
      .describe('The criteria, with their initial weights.'),
    judging: JudgingWords,
    words: z
      .strictObject({
        weights: Label.default('What counts, and how much').describe('Heading of the weights.'),
        weightOf: line(80).default('{weight} of 10').describe('A weight in words; {weight} is the number.'),
        order: Label.default('Reading order').describe('Heading of the list.'),
        rank: Label.default('Place {rank}').describe('A place; {rank} is the number. Equal results share one.'),
        tied: Label.default('shared').describe('Shown next to a place that several share.'),
        blind: Label.default('Blind view: hide names').describe('Switch that hides names.'),
        hidden: line(40).default('[hidden]').describe('Replaces identifying details in quoted lines of the blind view.'),
        candidate: Label.default('Candidate {number}').describe('Name in the blind view; {number} counts in the order of the files.'),
        orderNote: Sentence.default(
          'Resumes are sorted by points for must-haves, then by all points. Those within {margin} points of the first one in a place, in both, share that place.',
        ).describe('Shown above the list; {margin} is the most points that count as equal.'),
        tooShort: Label.default('Too short to judge').describe('Shown instead of a rank when a resume has too little text.'),
        tooShortNote: line(200)
          .default('Words read: {words}; at least {least} are needed. Read this resume yourself.')
          .describe('Shown under the name of such a resume; {words} were read, {least} are needed.'),
        reasons: line(120).default('Why {name} is ranked here').describe('Heading of the reasons; {name} is the person.'),
        matched: Label.default('Found').describe('Heading of the requirements that are met.'),
        partly: Label.default('Partly').describe('Heading of the requirements that are met in part.'),
        missing: Label.default('Not found').describe('Heading of the others.'),
        firstPlace: line(120)
          .default('Saved for recruiters: first place, {score} of 100')
          .describe('Heading of the saved data of the first resume; {score} is the number.'),
        firstPlaceNow: line(120).default('First place, {score} of 100').describe('The same if it is not saved; {score} is the number.'),
        firstPlaceNote: Sentence.default('As of the analysis, with the initial weights.').describe('Shown under the heading.'),
        toAdd: Label.default('To add').describe('Heading of the requirements that the first resume does not answer.'),
        remove: line(120).default('Remove {name}').describe('Button that removes a resume; {name} says which.'),
        removeAll: Label.default('Clear the list').describe('Button that removes all of them.'),
        csv: Label.default('Save CSV').describe('Button that saves a table that all programs can read.'),
        xlsx: Label.default('Save for Excel').describe('Button that saves an Excel workbook.'),
        placeHead: Label.default('Place').describe('Heading of the column of places in a saved table.'),
        nameHead: Label.default('Name').describe('Heading of the column of names in a saved table.'),
        fileHead: Label.default('File').describe('Heading of the column of files in a saved table; not there in the blind view.'),
        scoreHead: Label.default('Score').describe('Heading of the column of scores in a saved table.'),
        personDecides: Sentence.default('This is a reading order. A person decides.').describe('Shown above the list.'),
        score: line(80).default('{score} of 100 with your weights').describe('{score} is the number.'),
      })
      .prefault({})
      .describe('Texts of the list.'),
    sample: z
      .strictObject({
        job: SampleText,
        resumes: z
          .array(z.strictObject({ name: line(80).describe('Name of the file.'), text: SampleText }))
          .min(2)
          .max(8)
          .describe('Resumes.'),
      })
      .describe('Sample data for trying the tool.'),
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
