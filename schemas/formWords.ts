import { z } from 'zod'
import { Label, Sentence, line } from './atoms.ts'

const message = (initial: string, about: string) => line(160).default(initial).describe(about)

/** A heading and the text below it. */
const note = (title: string, text: string, about: string) =>
  z.strictObject({ title: Label.default(title).describe('Heading.'), text: Sentence.default(text).describe(about) }).prefault({})

/** Interface texts of forms, with their English defaults, which site.json, a language pack or a form overrides. */
export const FORM_WORDS = {
  submitLabel: Label.default('Send').describe('Label of the button that sends the form.'),
  nextLabel: Label.default('Continue').describe('Label of the button that shows the next step of a form.'),
  backLabel: Label.default('Back').describe('Label of the button that shows the previous step of a form.'),
  stepOf: Label.default('Step {n} of {count}').describe('Above the title of a step: {n} is its number, {count} that of all steps.'),
  fileLimits: Label.default('{kinds}, up to {size} MB').describe(
    'Below a field for one file: {kinds} are the accepted kinds, {size} is the largest size.',
  ),
  filesLimits: Label.default('Up to {count} files: {kinds}, each up to {size} MB').describe(
    'Below a field for several files: {count} is their largest number, {kinds} are the accepted kinds, {size} is the largest size of each.',
  ),
  filesAgain: Sentence.default('Please choose your files again.').describe('Shown when sending failed and the form had files.'),
  success: note('Thank you', 'Your message has arrived.', 'What happens next.').describe(
    'Shown when the message has arrived. Forms that open the e-mail program show `opened` instead.',
  ),
  held: note('We have your message', 'It will be reviewed before it is passed on.', 'What happens to it.').describe(
    'Shown when the message has arrived but looks like spam, so that it is reviewed first.',
  ),
  opened: note(
    'Your e-mail is ready',
    'Your e-mail program should have opened with your message. It is not sent until you send it there. If no program opened, copy the ' +
      'text below into an e-mail to this address:',
    'Asks the visitor to send the e-mail, and says what to do if no program opened. The address and the message follow.',
  ).describe('Shown when the form opens the e-mail program.'),
  failure: Sentence.default('Your message could not be sent. Your text is still here; please try again.').describe(
    'Shown when sending failed.',
  ),
  waiting: z
    .strictObject({
      title: Label.default('Not sent yet').describe('Heading above a waiting message.'),
      offline: Sentence.default(
        'You are offline. Your message will be sent automatically when you are online again and this page is open.',
      ).describe('The visitor’s browser has no connection.'),
      away: Sentence.default(
        'Our server is not responding. While this page is open, it tries again automatically after a short pause.',
      ).describe('The receiver, or the backend, cannot be reached.'),
      busy: Sentence.default(
        'Our server is receiving too many messages. While this page is open, it tries again automatically after a pause.',
      ).describe('The receiver asked for a pause, because many messages are arriving.'),
      kept: Sentence.default('It is saved in this browser only, so you can close the page without losing it.').describe(
        'Shown when the message is saved in the browser.',
      ),
      notKept: Sentence.default('This browser does not save messages: please keep this page open until yours is sent.').describe(
        'Shown when the browser cannot save the message.',
      ),
      earlier: Sentence.default('You have an unsent message from {day}. It is saved in this browser only.').describe(
        'Shown on the next visit; {day} is the day when it was written.',
      ),
      elsewhere: Sentence.default('This message was sent or deleted in another tab.').describe(
        'Shown when another tab of the same browser sent or deleted the message.',
      ),
      send: Label.default('Send now').describe('Button that sends a waiting message.'),
      change: Label.default('Change it').describe('Button that goes back from a waiting message to the form.'),
      remove: Label.default('Delete it').describe('Button that deletes a waiting message.'),
      removed: Label.default('The message was deleted.').describe('Shown after the message was deleted.'),
      byMail: Label.default('Send it by e-mail instead').describe('Link to the e-mail program, shown when sending failed.'),
    })
    .prefault({})
    .describe('Texts for visitors while a message waits to be sent.'),
  errorSummary: Label.default('Please check these fields').describe('Heading above the list of errors.'),
  messages: z
    .strictObject({
      empty: message('Please fill in this field.', 'For an empty field.'),
      noChoice: message('Please choose one from the list.', 'For a list without a choice.'),
      notTicked: message('Please tick this box if you agree.', 'For an unticked agreement.'),
      notEmail: message('Please enter a complete e-mail address, such as name@example.com.', 'For an invalid e-mail address.'),
      notNumber: message(
        'Please enter a whole number from {min} to {max}.',
        'For an invalid number, or one outside the limits {min} and {max}.',
      ),
      tooLong: message('Please use no more than {max} characters.', 'For a text that is too long; {max} is the limit.'),
      notPhone: message('Please enter a complete phone number with its area code.', 'For an invalid phone number.'),
      notDate: message('Please enter a complete date.', 'For an invalid date.'),
      tooEarly: message('Please choose {min} or a later day.', 'For a date before the first day, {min}.'),
      tooLate: message('Please choose {max} or an earlier day.', 'For a date after the last day, {max}.'),
      wrongDay: message('Please choose one of these weekdays: {days}.', 'For a date on another weekday than {days}.'),
      noChoices: message('Please choose at least one.', 'For check boxes of which none is ticked.'),
      tooFew: message('Please choose at least {min}.', 'For fewer ticked boxes than {min}.'),
      tooMany: message('Please choose no more than {max}.', 'For more ticked boxes than {max}.'),
      noFile: message('Please choose a file.', 'For a missing file.'),
      tooManyFiles: message('Please choose no more than {max} files.', 'For more files than {max}.'),
      fileTooLarge: message('“{file}” is larger than {max} MB. Please choose a smaller file.', 'For a file above {max} megabytes.'),
      wrongFile: message('“{file}” is not one of these kinds of files: {kinds}.', 'For a file whose content is of another kind.'),
    })
    .prefault({})
    .describe('Error texts next to fields. Write complete sentences; the label is above.'),
}

type Shape = Record<string, z.ZodType>

/** The same texts without their defaults. */
type Overrides<Words extends Shape> = {
  [Name in keyof Words]: Words[Name] extends z.ZodDefault<infer Text extends z.ZodType>
    ? z.ZodOptional<Text>
    : Words[Name] extends z.ZodPrefault<z.ZodObject<infer Group extends Shape>>
      ? z.ZodOptional<z.ZodObject<Overrides<Group>, z.core.$strict>>
      : never
}

/** The texts as optional fields of a form, which override those of the site. */
export function formOverrides(): Overrides<typeof FORM_WORDS> {
  return withoutDefaults(FORM_WORDS) as Overrides<typeof FORM_WORDS>
}

function withoutDefaults(words: Shape): Shape {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => {
      const inner = (word as z.ZodDefault<z.ZodType>).def.innerType
      const own = inner instanceof z.ZodObject ? z.strictObject(withoutDefaults(inner.shape as Shape)) : inner
      return [name, own.optional().describe(word.description!)]
    }),
  )
}
