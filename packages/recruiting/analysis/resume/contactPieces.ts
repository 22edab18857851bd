import { findEmails } from '#packages/recruiting/analysis/contact/findEmails.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { findPhones } from '#packages/recruiting/analysis/contact/findPhones.ts'

const LABELS = anyOf(
  /name|full name|candidate|applicant|address|location|based in|lives in|city|residence|current location/i,
  /(?:e-?mail|phone|tel(?:ephone)?|mobile|cell)(?: (?:id|address|number|no\.?))?/,
  /linkedin|github|web(?:site)?|portfolio|nationality|date of birth|d\.?o\.?b\.?/,
  /(?:vor- und (?:nach|zu))?name(?:, vorname)?|nom(?:bres?|es?)?(?: (?:y apellidos?|completo|et pr[ée]noms?))?|pr[ée]noms? et nom/,
  /anschrift|wohnort|telefon|mobil|adresse|t[ée]l[ée]phone|courriel/,
  /direcci[óo]n|tel[ée]fono|m[óo]vil|correo|endere[çc]o|telefone|domicilio/,
)
const LABEL = inTurn(/^/i, LABELS, /(?<!\s)\s*[:–-]\s*/)
/** A label in a cell or line of its own, without punctuation after it. */
const LABEL_ALONE = inTurn(/^/i, LABELS, /$/)

/** Labels of a person's name in a form. */
const NAMES = /name$|^(?:name|nom|pr[ée]nom|candidate$|applicant$)/

/** A piece of a contact line, with the lower-case label before it (`name` for a person's name in any language), or an empty label. */
type ContactPiece = { text: string; label: string }

/** Splits a contact line at bars, dots and wide spaces; removes e-mail addresses, phone numbers and links. */
export function contactPieces(line: string): ContactPiece[] {
  const parts = line.split(/\s*[|•·●◦▪⋅∙‖¦]\s*|\t+|\s{3,}|\s+[–—-]\s+(?!\d)|;\s+|\s+\/\s+|\s*\\\\\s*/)
  // In a form the label has a cell of its own.
  let beside = ''
  return parts.flatMap((part) => {
    const label = LABEL.exec(part.trim())?.[0] ?? beside
    beside = ''
    if (LABEL_ALONE.test(part.trim()) && (line.includes(`${part}\t`) || parts.length === 1)) {
      beside = part.trim()
      return []
    }
    let text = part.trim().slice(part.trim().startsWith(label) ? label.length : 0)
    for (const known of [...findEmails(text), ...findLinks(text)]) text = text.replace(known, ' ')
    for (const { from, to } of findPhones(text).toSorted((one, other) => other.from - one.from))
      text = `${text.slice(0, from)} ${text.slice(to)}`
    const bare = text
      .replace(/\b(?:e-?mail|phone|tel|mobile|cell|linkedin|github|web(?:site)?|[empt])\s*:/gi, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:()–-]+|(?<![\s,:(–-])[\s,:(–-]+$/g, '')
    if (bare === '') beside = label
    const plain = label.replace(/(?<!\s)\s*[:–-]\s*$/, '').toLowerCase()
    return bare === '' ? [] : [{ text: bare, label: NAMES.test(plain) ? 'name' : plain }]
  })
}
