import { z } from 'zod'
import { Color, line } from '#schemas/atoms.ts'
import { LanguageTag } from '#schemas/languageTag.ts'
import { fieldSlips } from '#src/prose/fieldSlips.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { LANGUAGES, LOOKS, type Language, SITE_KINDS, type SiteKind } from './choices.ts'

/** Answers about a new site, from the command line or from questions. */
export type Answers = { name: string; colour: string; language: string; kind: SiteKind; mail: string }

/** A question of `init`, the parsed value of an answer, and why a value is not valid, in one line. */
export type Question = { key: keyof Answers; ask: string; meant(answer: string): string; whyNot(meant: string): string | undefined }

/** Maximum length of a company’s name, which is part of titles. */
const Name = line(40)

/** The language of an answer, if new sites support it: the tag may have a region. */
export function languageOf(tag: string): Language {
  return tag.split('-')[0] as Language
}

/** The questions of `init`, in order, for answers not given on the command line. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'Name of the company: ', meant: (name) => name, whyNot: whyNotName },
  {
    key: 'colour',
    ask: 'Brand colour, such as #1d7a5f: ',
    meant: hexColour,
    whyNot: (colour) =>
      Color.safeParse(colour).success ? undefined : `"${colour.slice(0, 40)}" is not a colour; enter one such as #1d7a5f.`,
  },
  {
    key: 'language',
    ask: `Language (${LANGUAGES.join(', ')}): `,
    meant: languageTag,
    whyNot: (tag) =>
      !LanguageTag.safeParse(tag).success
        ? whyNotOneOf(tag, LANGUAGES, 'language')
        : LANGUAGES.includes(languageOf(tag))
          ? undefined
          : `New sites have no starter texts in ${nameOf(tag)} yet. Start with one of ${LANGUAGES.join(', ')}, replace the texts, and set "language": "${tag}" in site.json.`,
  },
  {
    key: 'kind',
    ask: `Kind of site (${SITE_KINDS.join(', ')}), and a look if you want one (${LOOKS.join(', ')}; init --looks shows them), such as "shop craft": `,
    meant: (kind) => kind.toLowerCase(),
    whyNot: (answer) => {
      const { kind, look } = kindAndLook(answer)
      return whyNotOneOf(kind, SITE_KINDS, 'kind of site') ?? (look === undefined ? undefined : whyNotLook(look))
    },
  },
  {
    key: 'mail',
    ask: 'E-mail address for visitors: ',
    meant: (mail) => mail,
    whyNot: (mail) => (z.email().safeParse(mail).success ? undefined : `"${mail.slice(0, 80)}" is not an e-mail address.`),
  },
]

/** A kind of site, and the look that follows it, if there is one. */
export function kindAndLook(answer: string): { kind: string; look: string | undefined } {
  const [kind = '', look] = answer
    .replaceAll(',', ' ')
    .split(' ')
    .filter((word) => word !== '')
  return { kind, look }
}

/** Why a name is not that of a look, in one line. */
export function whyNotLook(name: string): string | undefined {
  return whyNotOneOf(name, LOOKS, 'look')
}

function whyNotName(name: string): string | undefined {
  if (!Name.safeParse(name).success) return 'The name must have 1 to 40 characters, on one line.'
  const [slip] = fieldSlips({ file: 'site.json', text: JSON.stringify(name), value: name, texts: [] })
  return slip && `The name must be plain text: ${slip.message}.`
}

/** A colour with # and six digits, from three digits, or without #; anything else unchanged. */
function hexColour(answer: string): string {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(answer) ?? []
  return digits === undefined ? answer : `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

/** The tag of a language, in any spelling, or from its name in English or in itself. */
function languageTag(answer: string): string {
  const [language = '', country] = answer.split(/[-_]/)
  const tag = country === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${country.toUpperCase()}`
  const names = (one: Language) => ['en', one].map((within) => new Intl.DisplayNames(within, { type: 'language' }).of(one)!.toLowerCase())
  return LANGUAGES.find((one) => names(one).includes(tag)) ?? tag
}

/** The English name of a language. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag)!
}

function whyNotOneOf(answer: string, choices: readonly string[], what: string): string | undefined {
  if (choices.includes(answer)) return undefined
  return `Unknown ${what} "${answer.slice(0, 40)}". ${(answer.length > 3 && didYouMean(answer, choices)) || `Available: ${choices.join(', ')}.`}`
}
