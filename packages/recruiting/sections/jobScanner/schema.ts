import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { SampleText, ToolField, exampleWording, fileName, reportGroups, toolFields, wordingOf } from '#packages/recruiting/schemas/tool.ts'
import { jobCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { advertCountries } from '#packages/recruiting/schemas/advertCountries.ts'
import { PostWords } from '#packages/recruiting/schemas/postWords.ts'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'

const ground = (label: string, advice: string) => ({ label, weight: 6, improve: advice })

/** Grounds that were added later have usual words, so that older config stays complete. */
const GROUNDS = {
  familyWords: ground('Family and career breaks', 'Wording about family: {words}. It says nothing about the work; leave it out.'),
  religionWords: ground('Religion', 'Wording about religion: {words}. Leave it out unless the work itself demands it.'),
  originWords: ground('Origin and language', 'Wording about origin: {words}. Ask for the level of language that the work needs.'),
  healthWords: ground('Health', 'Wording about health: {words}. Describe the task, and offer adjustments.'),
  appearanceWords: ground('Looks', 'Wording about looks: {words}. Describe the task instead.'),
  photoWords: ground('Photograph', 'A photograph is asked for: {words}. It shows age, sex and origin before anybody reads a word.'),
}

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that reads a job description as a stranger would. */
export default section(
  'jobScanner',
  'A tool that marks what a job description forgets to say, where it is hard to read and which words may put readers off. ' +
    'It opens its page.',
  {
    ...toolFields,
    fileName: fileName('job-description-report'),
    job: ToolField.default({ label: 'Job description' }).describe('The place for the job description.'),
    scoreLabel: Label.default('Clear and complete').describe('What the score is called.'),
    groups: reportGroups('Complete', 'Requirements', 'Skills', 'Clear', 'Open').describe('Headings of the groups of checks.'),
    checks: wordingOf(jobCheckIds, GROUNDS),
    country: z.enum(advertCountries).default('UK').describe('The country whose law is named at first; visitors choose their own.'),
    thresholds: JobLimits.prefault({}).describe('From where a check counts as passed.'),
    words: z
      .strictObject({
        marked: Label.default('The text with its marks').describe('Heading of the marked text.'),
        markedNote: Sentence.default('Each mark says which check it belongs to. Ignore a word and it is no longer marked.').describe(
          'Said under it.',
        ),
        ignore: line(80).default('Ignore “{word}”').describe('Button that ignores a word; {word} is the word.'),
        ignored: Label.default('Ignored words').describe('Heading of the ignored words.'),
        excluding: Label.default('Wording that may shut people out').describe(
          'Heading of the wording that may be unlawful or keep people away.',
        ),
        lookedFor: Sentence.default(
          'We look for set phrases about age, sex, family, religion, origin, disability, health, looks and photographs. What is not marked may still shut people out.',
        ).describe('Said under it: what was looked for, and that this is not all.'),
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
          .describe('Button that puts another wording into the text; {word} is the wording, {instead} the other one.'),
        takeOut: line(120).default('Take “{word}” out').describe('Button that takes a wording out of the text; {word} is the wording.'),
        depends: Sentence.default('Keep it only if the work needs it, and say what it is needed for.').describe(
          'Said of a wording that has no other wording.',
        ),
        tooShort: Sentence.default('This is too short for a score. Words read: {words}; at least {least} are needed.').describe(
          'Said instead of a score; {words} were read, {least} are needed.',
        ),
        foreign: Sentence.default(
          'This advert does not seem to be in English. The checks know English only, so there is no score and marks may lack; of other languages only some wording is known.',
        ).describe('Said instead of a score when the advert is in another language.'),
        restore: line(80).default('Mark “{word}” again').describe('Button that marks a word again; {word} is the word.'),
      })
      .prefault({})
      .describe('The words of the marked text.'),
    posts: PostWords,
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
