import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { SampleText, ToolField, exampleWording, fileName, reportGroups, toolFields, wordingOf } from '#packages/recruiting/schemas/tool.ts'
import { jobCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { advertCountries } from '#packages/recruiting/schemas/advertCountries.ts'
import { PostWords } from '#packages/recruiting/schemas/postWords.ts'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'

const ground = (label: string, advice: string) => ({ label, weight: 6, improve: advice })

/** Grounds that were added later have default words, so that older config stays valid. */
const GROUNDS = {
  familyWords: ground('Family and career breaks', 'Wording about family: {words}. It says nothing about the work; leave it out.'),
  religionWords: ground('Religion', 'Wording about religion: {words}. Leave it out unless the job itself requires it.'),
  originWords: ground('Origin and language', 'Wording about origin: {words}. Ask for the level of language that the work needs.'),
  healthWords: ground('Health', 'Wording about health: {words}. Describe the task, and offer adjustments.'),
  appearanceWords: ground('Looks', 'Wording about looks: {words}. Describe the task instead.'),
  photoWords: ground('Photograph', 'The advert asks for a photograph: {words}. It shows age, sex and origin before anyone reads a word.'),
}

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that checks a job description as an unfamiliar reader sees it. */
export default section(
  'jobScanner',
  'A tool that marks what a job description leaves out, where it is hard to read, and which words may put readers off. ' +
    'It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('job-description-report'),
    job: ToolField.default({ label: 'Job description' }).describe('Input for the job description.'),
    scoreLabel: Label.default('Clear and complete').describe('Name of the score.'),
    groups: reportGroups('Complete', 'Requirements', 'Skills', 'Clear', 'Open').describe('Headings of the groups of checks.'),
    checks: wordingOf(jobCheckIds, GROUNDS),
    country: z.enum(advertCountries).default('UK').describe('The country whose law is named by default; visitors can choose another.'),
    thresholds: JobLimits.prefault({}).describe('Thresholds from which a check counts as passed.'),
    words: z
      .strictObject({
        marked: Label.default('The marked text').describe('Heading of the marked text.'),
        markedNote: Sentence.default('Each mark names its check. Ignore a word to remove its mark.').describe('Shown under the heading.'),
        ignore: line(80).default('Ignore “{word}”').describe('Button that ignores a word; {word} is the word.'),
        ignored: Label.default('Ignored words').describe('Heading of the ignored words.'),
        excluding: Label.default('Wording that may exclude people').describe(
          'Heading of the wording that may be unlawful or keep people away.',
        ),
        lookedFor: Sentence.default(
          'We look for set phrases about age, sex, family, religion, origin, disability, health, looks and photographs. Unmarked wording may still exclude people.',
        ).describe('Shown under the heading: the scope of the check, and its limits.'),
        country: Label.default('Law of').describe('Label of the list of countries.'),
        countries: z
          .strictObject({
            UK: Label.default('United Kingdom').describe('Name of the country.'),
            US: Label.default('United States').describe('Name of the country.'),
            DE: Label.default('Germany').describe('Name of the country.'),
            EU: Label.default('European Union').describe('Name of the union.'),
          })
          .prefault({})
          .describe('The countries to choose from.'),
        replace: line(120)
          .default('Replace “{word}” with “{instead}”')
          .describe('Button that inserts the suggested wording; {word} is the wording, {instead} the other one.'),
        takeOut: line(120).default('Remove “{word}”').describe('Button that removes a wording from the text; {word} is the wording.'),
        depends: Sentence.default('Keep it only if the job requires it, and explain why.').describe(
          'Shown for a wording without a suggestion.',
        ),
        tooShort: Sentence.default('The text is too short for a score. Words read: {words}; at least {least} are needed.').describe(
          'Shown instead of a score; {words} were read, {least} are needed.',
        ),
        foreign: Sentence.default(
          'This advert does not seem to be in English. The checks only support English, so there is no score and marks may be missing; in other languages, only some wording is recognised.',
        ).describe('Shown instead of a score when the advert is in another language.'),
        restore: line(80).default('Mark “{word}” again').describe('Button that marks a word again; {word} is the word.'),
      })
      .prefault({})
      .describe('Texts of the marked text.'),
    posts: PostWords,
    sample: z.strictObject({ job: SampleText }).describe('Sample data for trying the tool.'),
  },
  [
    {
      title: 'Read your advert as a stranger would',
      checks: exampleWording(jobCheckIds),
      sample: { job: 'Baker wanted\n\nYou bake bread in a young, dynamic team. Pay is 15 an hour.' },
    },
  ],
)
