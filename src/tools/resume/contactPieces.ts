import { emailsOf } from './findEmails.ts'
import { linksOf } from './findLinks.ts'
import { findPhones } from '#src/tools/phone/findPhones.ts'

const LABEL =
  /^(?:name|full name|address|location|based in|lives in|city|residence|current location|e-?mail|phone|tel(?:ephone)?|mobile|cell|linkedin|github|web(?:site)?|portfolio|nationality|date of birth|d\.?o\.?b\.?)\s*[:–-]\s*/i

/** A piece of a line of contact details with the label that stood before it, in small letters, or an empty label. */
export type ContactPiece = { text: string; label: string }

/** A line of contact details parted at bars, dots and wide spaces; addresses, numbers and links are taken out. */
export function contactPieces(line: string): ContactPiece[] {
  const parts = line.split(/\s*[|•·●◦▪⋅∙‖¦]\s*|\t+|\s{3,}|\s+[–—]\s+|;\s+|\s+\/\s+|\s*\\\\\s*/)
  return parts.flatMap((part) => {
    const label = LABEL.exec(part.trim())?.[0] ?? ''
    let text = part.trim().slice(label.length)
    for (const known of [...emailsOf(text), ...linksOf(text)]) text = text.replace(known, ' ')
    for (const { from, to } of findPhones(text).toSorted((one, other) => other.from - one.from))
      text = `${text.slice(0, from)} ${text.slice(to)}`
    const bare = text
      .replace(/\b(?:e-?mail|phone|tel|mobile|cell|linkedin|github|web(?:site)?|[empt])\s*:/gi, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:()–-]+|[\s,:(–-]+$/g, '')
    return bare === '' ? [] : [{ text: bare, label: label.replace(/\s*[:–-]\s*$/, '').toLowerCase() }]
  })
}
