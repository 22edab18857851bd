import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { SampleText, ToolField, fileName, toolFields } from '#packages/recruiting/schemas/tool.ts'

const part = (label: string, weight: number) =>
  z
    .strictObject({
      label: Label.default(label).describe('Label of the part.'),
      weight: z.number().min(0).max(100).default(weight).describe('Weight, relative to the other parts.'),
    })
    .prefault({})
    .describe('A part of the score.')

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that compares one resume with one job description. */
export default section(
  'resumeSync',
  'A tool that splits a job description into requirements and looks for each of them in a resume. It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('match-report'),
    resume: ToolField.default({ label: 'Resume' }).describe('Input for the resume.'),
    job: ToolField.default({ label: 'Job description' }).describe('Input for the job description.'),
    scoreLabel: Label.default('Match').describe('Name of the score.'),
    parts: z
      .strictObject({ must: part('Must-haves', 0.7), nice: part('Nice-to-haves', 0.2), likeness: part('Similarity of the texts', 0.1) })
      .prefault({})
      .describe('The parts of the score.'),
    judging: JudgingWords,
    words: z
      .strictObject({
        must: Label.default('Must-haves').describe('Heading of the requirements that are needed.'),
        nice: Label.default('Nice-to-haves').describe('Heading of the others.'),
        covered: Label.default('Covered').describe('State of a requirement.'),
        partial: Label.default('Partly').describe('State of a requirement.'),
        missing: Label.default('Missing').describe('State of a requirement.'),
        toMust: Label.default('Count as must-have').describe('Button that moves a requirement.'),
        toNice: Label.default('Count as nice-to-have').describe('Button that moves a requirement.'),
        alias: Label.default('other name').describe('How a word was matched.'),
        related: Label.default('related').describe('How a word was matched: the resume names something near to it.'),
        implied: Label.default('includes it').describe('How a word was matched: the resume names something that includes it.'),
        near: Label.default('near miss').describe('How a word was matched.'),
        years: line(120).default('Years found: {found}').describe('How many years of it the resume shows; {found} is the number.'),
        noRequirements: Sentence.default(
          'No requirements were recognised in this job description. Paste the part that lists them, one per line.',
        ).describe('Shown when there is none.'),
        proposal: Label.default('Side by side').describe('Heading of the proposal.'),
        proposalNote: Sentence.default(
          'The proposal only reorders your resume and asks questions. Nothing is invented: keep only what is true.',
        ).describe('Shown under the heading.'),
        old: Label.default('Now').describe('Heading of the old side.'),
        new: Label.default('Proposal').describe('Heading of the new side.'),
        prompt: line(160)
          .default('If it is true, say where: {skill}.')
          .describe('Shown for a missing requirement; {skill} is what it asks for.'),
        experience: Label.default('Experience').describe('A part of the resume.'),
        location: Label.default('Location').describe('A part of the resume.'),
        objective: Label.default('Summary').describe('A part of the resume.'),
        hardSkills: Label.default('Hard skills').describe('A part of the resume.'),
        softSkills: Label.default('Soft skills').describe('A part of the resume.'),
        nothing: Label.default('Nothing found').describe('Shown for an empty part.'),
      })
      .prefault({})
      .describe('Texts of the report.'),
    adverts: z
      .strictObject({
        title: Label.default('One resume, several adverts').describe('Heading of the table of saved adverts.'),
        note: Sentence.default(
          'Add more adverts to compare them side by side, up to {limit}. If you change the resume, all of them are compared again.',
        ).describe('Shown under it; {limit} is how many fit.'),
        add: Label.default('Add another advert').describe('Button that makes room for a further advert.'),
        advert: Label.default('Advert').describe('Heading of a column.'),
        match: Label.default('Match').describe('Heading of a column.'),
        must: Label.default('Must-haves').describe('Heading of a column.'),
        missing: Label.default('Missing').describe('Heading of a column.'),
        covered: line(80).default('{covered} of {of} covered').describe('How many must-haves are covered; both are numbers.'),
        before: line(80).default('{score} before').describe('What the score was with the resume before it was changed.'),
        more: line(80).default('and {count} more').describe('Shown if more is missing than is named; {count} is how many.'),
        nothing: Label.default('Nothing').describe('Shown if nothing is missing.'),
        untitled: line(80).default('Advert {number}').describe('Name of an advert without a title; {number} is its place.'),
        open: Label.default('Show').describe('Button that shows the comparison with another advert.'),
        show: line(160).default('Show {advert}').describe('What this button is called for screen readers; {advert} is the title.'),
        shown: Label.default('Shown').describe('Shown for the advert whose comparison is shown.'),
        remove: line(160).default('Remove {advert}').describe('Button that takes an advert out of the table; {advert} is the title.'),
      })
      .prefault({})
      .describe('The table of adverts.'),
    keywords: z
      .strictObject({
        title: line(120)
          .default('Keywords of the advert: {found} of {count} are in your resume')
          .describe('Heading of the table of keywords, collapsed; both are numbers.'),
        term: Label.default('Keyword').describe('Heading of a column.'),
        advert: Label.default('Times in the advert').describe('Heading of a column.'),
        resume: Label.default('Times in the resume').describe('Heading of a column.'),
        where: Label.default('Where in the resume').describe('Heading of a column.'),
        line: line(80).default('line {line}').describe('A place in the resume; {line} counts from 1.'),
        nowhere: Label.default('Nowhere').describe('Shown if the resume does not name it.'),
      })
      .prefault({})
      .describe('The table of keywords.'),
    sample: z.strictObject({ resume: SampleText, job: SampleText }).describe('Sample data for trying the tool.'),
  },
  [
    {
      title: 'One resume, one advert',
      sample: { resume: 'Alex Example\n\nSkills\nBaking, hygiene rules', job: 'Baker\nRequired: baking, hygiene rules. A plus: French.' },
    },
  ],
)
