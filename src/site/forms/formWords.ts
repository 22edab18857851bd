import { isFields } from '#src/site/isFields.ts'
import type { DeclaredForm, FormWords } from './formTypes.ts'
import { stepsOf } from './stepsOf.ts'

/** A form with the texts of the site that it does not override. */
export function withFormWords<Form extends Pick<DeclaredForm, keyof FormWords>>(form: Form, words: FormWords): Form & FormWords {
  return { ...form, ...overridden(words, form) }
}

/** The texts that the page of a form needs; those for other ways of delivery and other kinds of fields are missing. */
export function shownFormWords(form: DeclaredForm, words: FormWords): FormWords {
  const { names, messages } = shownNames(form)
  const all = overridden(words, form)
  return { ...only(all, names), messages: only(all.messages, messages) }
}

/** Whether a form shows texts of the site, because it does not override all. */
export function showsSiteWords(form: DeclaredForm): boolean {
  const { names, messages } = shownNames(form)
  return names.some((name) => form[name] === undefined) || messages.some((name) => form.messages?.[name] === undefined)
}

type Messages = FormWords['messages']

/** The error texts of each kind of field. */
const MESSAGES = {
  text: ['empty', 'tooLong'],
  long: ['empty', 'tooLong'],
  email: ['empty', 'notEmail'],
  number: ['empty', 'notNumber'],
  choice: ['noChoice'],
  agreement: ['notTicked'],
  phone: ['empty', 'notPhone'],
  date: ['empty', 'notDate', 'tooEarly', 'tooLate', 'wrongDay'],
  source: [],
  choices: ['noChoices', 'tooFew', 'tooMany'],
  file: ['noFile', 'tooManyFiles', 'fileTooLarge', 'wrongFile'],
} as const satisfies Record<DeclaredForm['fields'][number]['kind'], readonly (keyof Messages)[]>

function shownNames({ fields, delivery }: DeclaredForm): { names: (keyof FormWords)[]; messages: (keyof Messages)[] } {
  const ofDelivery: (keyof FormWords)[] = delivery.kind === 'mailto' ? ['opened'] : ['success', 'held', 'failure', 'waiting']
  const ofSteps: (keyof FormWords)[] = stepsOf(fields).length > 1 ? ['nextLabel', 'backLabel', 'stepOf'] : []
  const ofFiles: (keyof FormWords)[] = fields.some(({ kind }) => kind === 'file') ? ['fileLimits', 'filesLimits', 'filesAgain'] : []
  return {
    names: ['submitLabel', 'errorSummary', ...ofFiles, ...ofSteps, ...ofDelivery],
    messages: [...new Set(fields.flatMap(({ kind }) => MESSAGES[kind]))],
  }
}

function only<Texts extends object>(texts: Texts, names: readonly (keyof Texts)[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name as keyof Texts))) as Texts
}

/** The texts under the same names, each the form’s own if it has one. */
function overridden<Texts extends object>(texts: Texts, own: object): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => {
      const written = (own as Record<string, unknown>)[name]
      return [name, isFields(text) && isFields(written) ? overridden(text, written) : (written ?? text)]
    }),
  ) as Texts
}
