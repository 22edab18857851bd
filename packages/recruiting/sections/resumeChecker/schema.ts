import { z } from 'zod'
import { Label, Sentence, section } from 'page-builder/schemas'
import { SampleText, ToolField, exampleWording, fileName, reportGroups, toolFields, wordingOf } from '#packages/recruiting/schemas/tool.ts'
import { atsCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that checks a resume. */
export default section(
  'resumeChecker',
  'A tool that shows how hiring software reads a resume: checks with visible weights, and the text as a parser extracts it. ' +
    'It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('resume-report'),
    resume: ToolField.default({ label: 'Your resume' }).describe('Input for the resume.'),
    target: ToolField.default({ label: 'Target job title' }).describe('The field for the job title.'),
    job: ToolField.default({ label: 'Job description' }).describe('The field for a job description to compare with.'),
    compareLabel: Label.default('Compare with a job').describe(
      'Heading above the fields for title and job description, which may stay empty.',
    ),
    scoreLabel: Label.default('Readability').describe('Name of the score.'),
    groups: reportGroups('Contact', 'Experience and education', 'Skills', 'File and layout', 'Bullet points').describe(
      'Headings of the groups of checks.',
    ),
    gaps: z
      .strictObject({
        title: Label.default('Skills the job asks for').describe('Heading of the list of missing skills.'),
        detail: Sentence.default(
          'Named in the job description and not found in the resume. If you have it, say where you used it.',
        ).describe('Shown for each missing skill.'),
      })
      .prefault({})
      .describe('The list of skills that the job description names and the resume does not.'),
    checks: wordingOf(atsCheckIds, {
      jobsRead: {
        label: 'Jobs that can be read',
        weight: 4,
        good: 'Jobs read: {count}. The first are: {titles}.',
        missing: 'No jobs could be read. Give each job a line with title and employer, and its dates on that line or the next one.',
      },
      bulletPoints: {
        label: 'Bullet points',
        weight: 4,
        good: '{count} bullet points under jobs and projects.',
        improve: '{count} under jobs and projects; {least} or more say what you did. Begin each line with a dash or a bullet.',
        missing: 'No bullet points were found under a job or project. Write two to five for each: what you did, and what came of it.',
      },
    }),
    thresholds: AtsLimits.prefault({}).describe('Thresholds from which a check counts as passed.'),
    sample: z.strictObject({ resume: SampleText, job: SampleText.optional() }).describe('Sample data for trying the tool.'),
  },
  [
    {
      title: 'How software reads your resume',
      lead: 'Every check with its weight, in your browser.',
      checks: exampleWording(atsCheckIds),
      sample: {
        resume: 'Alex Example\nalex@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked 200 loaves a day',
      },
    },
  ],
)
