import { z } from 'zod'
import { Label, Sentence, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'
import { SampleText, ToolField, exampleWording, reportGroups, toolFields, wordingOf } from '#schemas/tool.ts'
import { jobCheckIds } from '#schemas/tools/checkIds.ts'
import { JobLimits } from '#schemas/tools/thresholds.ts'

/** A tool that reads a job description as a stranger would. */
export const JobScanner = section(
  'jobScanner',
  'A tool that marks what a job description forgets to say, where it is hard to read and which words may put readers off. ' +
    'It opens its page.',
  {
    ...toolFields,
    job: ToolField.default({ label: 'Job description' }).describe('The place for the job description.'),
    scoreLabel: Label.default('Clear and complete').describe('What the score is called.'),
    groups: reportGroups('Complete', 'Requirements', 'Skills', 'Clear', 'Open').describe('Headings of the groups of checks.'),
    checks: wordingOf(jobCheckIds),
    thresholds: JobLimits.prefault({}).describe('From where a check counts as passed.'),
    words: z
      .strictObject({
        marked: Label.default('The text with its marks').describe('Heading of the marked text.'),
        markedNote: Sentence.default('Each mark says which check it belongs to. Ignore a word and it is no longer marked.').describe(
          'Said under it.',
        ),
        ignore: line(80).default('Ignore “{word}”').describe('Button that ignores a word; {word} is the word.'),
        ignored: Label.default('Ignored words').describe('Heading of the ignored words.'),
        restore: line(80).default('Mark “{word}” again').describe('Button that marks a word again; {word} is the word.'),
      })
      .prefault({})
      .describe('The words of the marked text.'),
    sample: z.strictObject({ job: SampleText }).describe('What a visitor can try the tool with.'),
  },
  [
    {
      title: 'Read your advert as a stranger would',
      checks: exampleWording(jobCheckIds),
      sample: { job: 'Baker wanted\n\nYou bake bread in a young, dynamic team. Pay is 15 an hour.' },
    },
  ],
)
