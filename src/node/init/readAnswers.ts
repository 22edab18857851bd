import { z } from 'zod'
import { Color, line } from '#schemas/atoms.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { LANGUAGES, type Language, SITE_KINDS, type SiteKind } from './choices.ts'

/** What somebody has said of a new site, on the command line or when asked. */
export type Answers = { name: string; colour: string; language: Language; kind: SiteKind; mail: string }

/** A question of `init`, and why an answer will not do, in one line. */
export type Question = { key: keyof Answers; ask: string; whyNot(answer: string): string | undefined }

/** Longest name of a company: it stands in titles. */
const Name = line(40)

/** What `init` asks, in order, as far as it is not said on the command line. */
export const questions: readonly Question[] = [
  {
    key: 'name',
    ask: 'Name of the company: ',
    whyNot: (name) => (Name.safeParse(name).success ? undefined : 'A name has 1 to 40 characters, on one line.'),
  },
  {
    key: 'colour',
    ask: 'Brand colour, such as #1d7a5f: ',
    whyNot: (colour) => (Color.safeParse(colour).success ? undefined : `"${colour.slice(0, 40)}" is no colour; write one such as #1d7a5f.`),
  },
  { key: 'language', ask: `Language (${LANGUAGES.join(', ')}): `, whyNot: (tag) => whyNotOneOf(tag, LANGUAGES, 'language') },
  { key: 'kind', ask: `Kind of site (${SITE_KINDS.join(', ')}): `, whyNot: (kind) => whyNotOneOf(kind, SITE_KINDS, 'kind of site') },
  {
    key: 'mail',
    ask: 'E-mail address for visitors: ',
    whyNot: (mail) => (z.email().safeParse(mail).success ? undefined : `"${mail.slice(0, 80)}" is no e-mail address.`),
  },
]

function whyNotOneOf(answer: string, choices: readonly string[], what: string): string | undefined {
  if (choices.includes(answer)) return undefined
  return `There is no ${what} "${answer.slice(0, 40)}". ${didYouMean(answer, choices) ?? `There are: ${choices.join(', ')}.`}`
}
