import { dateLimit } from './dateLimit.ts'
import { fileKindList } from './fileKinds.ts'
import type { ChosenFile, Field, FormWords } from './formTypes.ts'
import { localDay } from './localDay.ts'

/** Maximum length of an e-mail address, in characters. */
export const EMAIL_MAX_LENGTH = 254

/** The bytes of a megabyte, as file managers count them. */
export const MEGABYTE = 1_000_000

/** Kinds of fields that visitors fill in. They cannot correct a source, so one that is not allowed is left out. */
type Kind = Exclude<Field['kind'], 'source'>
type Messages = FormWords['messages']

/**
 * The form that values are for: its error texts, its language, and the days that are today for its visitor, as YYYY-MM-DD. Only forms with
 * dates need the language; without the days, it is today where this runs. Only forms with files need `files`, by field.
 */
export type FormTexts = {
  messages: Messages
  language?: string | undefined
  today?: { first: string; last: string } | undefined
  files?: Readonly<Record<string, readonly ChosenFile[]>> | undefined
}

/** The rules of a kind of field: the error text if it is required and empty, and what is wrong with a value, if anything. */
export type FieldRule<K extends Kind> = {
  missing: keyof Messages
  wrong(value: string, field: Extract<Field, { kind: K }>, form: FormTexts): string | false
}

/** Digits of any script, with the signs that people write between them, and an extension. */
const PHONE = /^\+?[\p{Nd}\s()./\p{Pd}]+(?:(?:ext\.?|x|#)\s?\p{Nd}{1,6})?$/iu
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** The rules by kind of field: the same in the browser, in the receiver and in checks of config. */
export const fieldRules: { [K in Kind]: FieldRule<K> } = {
  text: { missing: 'empty', wrong: tooLong },
  long: { missing: 'empty', wrong: tooLong },
  email: {
    missing: 'empty',
    wrong: (value, _field, { messages }) =>
      !(value.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)) && messages.notEmail,
  },
  number: {
    missing: 'empty',
    wrong: (value, { min, max }, { messages }) =>
      !(/^-?\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max) &&
      messages.notNumber.replace('{min}', String(min)).replace('{max}', String(max)),
  },
  phone: {
    missing: 'empty',
    wrong(value, _field, { messages }) {
      const digits = [...value.split(/[ex#]/i)[0]!.matchAll(/\p{Nd}/gu)].length
      return !(PHONE.test(value) && digits >= 5 && digits <= 15) && messages.notPhone
    },
  },
  date: {
    missing: 'empty',
    wrong(value, { min, max, weekdays }, form) {
      const { messages, today = { first: localDay(), last: localDay() } } = form
      if (!isDay(value)) return messages.notDate
      const earliest = min && dateLimit(min, today.first)
      const latest = max && dateLimit(max, today.last)
      if (earliest && value < earliest) return messages.tooEarly.replace('{min}', written(earliest, form))
      if (latest && value > latest) return messages.tooLate.replace('{max}', written(latest, form))
      const isOpen = !weekdays || weekdays.includes(WEEKDAYS[new Date(value).getUTCDay()]!)
      return !isOpen && messages.wrongDay.replace('{days}', weekdays.map((day) => nameOf(day, form)).join(', '))
    },
  },
  choice: {
    missing: 'noChoice',
    wrong: (value, { options }, { messages }) => !options.some((option) => option.value === value) && messages.noChoice,
  },
  choices: {
    missing: 'noChoices',
    wrong(value, { options, min, max }, { messages }) {
      const chosen = value.split(',')
      const isKnown = chosen.every((one, index) => options.some((option) => option.value === one) && chosen.indexOf(one) === index)
      if (!isKnown) return messages.noChoices
      if (min && chosen.length < min) return messages.tooFew.replace('{min}', String(min))
      return max !== undefined && chosen.length > max && messages.tooMany.replace('{max}', String(max))
    },
  },
  file: {
    missing: 'noFile',
    wrong(value, { name, accept, maxMegabytes, maxFiles }, { messages, files = {} }) {
      if (value.split('\n').length > maxFiles) return messages.tooManyFiles.replace('{max}', String(maxFiles))
      const chosen = files[name] ?? []
      const large = chosen.find(({ size }) => size > maxMegabytes * MEGABYTE)
      if (large) return messages.fileTooLarge.replace('{max}', String(maxMegabytes)).replace('{file}', () => large.name)
      const other = chosen.find(({ kind }) => kind !== undefined && !accept.includes(kind as never))
      return other !== undefined && messages.wrongFile.replace('{kinds}', fileKindList(accept)).replace('{file}', () => other.name)
    },
  },
  agreement: { missing: 'notTicked', wrong: (value, _field, { messages }) => value !== 'true' && messages.notTicked },
}

function tooLong(value: string, { maxLength }: { maxLength: number }, { messages }: FormTexts): string | false {
  return value.length > maxLength && messages.tooLong.replace('{max}', String(maxLength))
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function written(day: string, { language }: FormTexts): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** The name of a weekday; the first of January 2023 was a Sunday. */
function nameOf(day: (typeof WEEKDAYS)[number], { language }: FormTexts): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + WEEKDAYS.indexOf(day)))
}
