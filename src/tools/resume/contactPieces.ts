import { findEmails } from '#src/tools/contact/findEmails.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'
import { findLinks } from '#src/tools/contact/findLinks.ts'
import { findPhones } from '#src/tools/contact/findPhones.ts'

const LABEL = inTurn(
  /^/i,
  anyOf(
    /name|full name|address|location|based in|lives in|city|residence|current location|e-?mail|phone|tel(?:ephone)?|mobile|cell/,
    /linkedin|github|web(?:site)?|portfolio|nationality|date of birth|d\.?o\.?b\.?/,
  ),
  /(?<!\s)\s*[:–-]\s*/,
)

/** A piece of a contact line, with the label before it in lower case, or an empty label. */
type ContactPiece = { text: string; label: string }

/** Splits a contact line at bars, dots and wide spaces; e-mail addresses, phone numbers and links are removed. */
export function contactPieces(line: string): ContactPiece[] {
  const parts = line.split(/\s*[|•·●◦▪⋅∙‖¦]\s*|\t+|\s{3,}|\s+[–—-]\s+(?!\d)|;\s+|\s+\/\s+|\s*\\\\\s*/)
  return parts.flatMap((part) => {
    const label = LABEL.exec(part.trim())?.[0] ?? ''
    let text = part.trim().slice(label.length)
    for (const known of [...findEmails(text), ...findLinks(text)]) text = text.replace(known, ' ')
    for (const { from, to } of findPhones(text).toSorted((one, other) => other.from - one.from))
      text = `${text.slice(0, from)} ${text.slice(to)}`
    const bare = text
      .replace(/\b(?:e-?mail|phone|tel|mobile|cell|linkedin|github|web(?:site)?|[empt])\s*:/gi, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:()–-]+|(?<![\s,:(–-])[\s,:(–-]+$/g, '')
    return bare === '' ? [] : [{ text: bare, label: label.replace(/(?<!\s)\s*[:–-]\s*$/, '').toLowerCase() }]
  })
}
