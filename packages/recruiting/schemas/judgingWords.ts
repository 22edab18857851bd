import { z } from 'zod'
import { Label, Sentence, line } from 'page-builder/schemas'

/** The words about requirements that are shown with an answer, which visitors can overrule. */
export const JudgingWords = z
  .strictObject({
    unclear: line(80)
      .default('Not understood: please decide')
      .describe('State of a requirement that no rule understands or no resume can show; it does not count.'),
    advert: line(80).default('Advert, line {line}').describe('Shown before the line of the advert that asks for it; {line} is its number.'),
    resume: line(80).default('Resume, line {line}').describe('Shown before the line of the resume that answers it; {line} is its number.'),
    judge: line(160)
      .default('Your judgement of “{requirement}”')
      .describe('What the list of judgements is called; {requirement} says of what.'),
    asRead: line(80).default('As detected: {state}').describe('The first choice: what was read counts; {state} is that.'),
    asReadUnclear: line(40)
      .default('As detected: not understood')
      .describe('The same where no rule understood the requirement; short, so that a phone shows all of it.'),
    leaveOut: Label.default('Leave out of the score').describe('The choice that takes a requirement out of the score.'),
    judged: Label.default('your judgement').describe('Shown next to a state that the visitor chose.'),
    notCounted: line(160)
      .default('{count} left for you to judge; not counted in the score.')
      .describe('Shown above the requirements when some do not count; {count} is how many.'),
    foreign: Sentence.default(
      'This advert does not seem to be in English. German, French, Spanish and Portuguese are understood less well; in other languages, only names of skills and tools are recognised. Check each answer.',
    ).describe('Shown when the advert is in another language.'),
  })
  .prefault({})
  .describe('Texts about requirements and your judgement of them.')

/** The words about requirements, parsed. */
export type JudgingWords = z.output<typeof JudgingWords>
