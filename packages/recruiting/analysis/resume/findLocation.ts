import { contactPieces } from './contactPieces.ts'
import { isPlaceByForm } from './placeByForm.ts'
import { isCity, isPlace, isRegion } from './places.ts'
import type { Extracted } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'

const LABELS =
  /^(?:address|location|based in|lives in|city|residence|current location|anschrift|adresse|wohnort|direcci[óo]n|endere[çc]o|domicilio)$/

/** The person's location: a labelled piece of the contact details, else the first piece that is a place. */
export function findLocation({ document: { lines }, contact }: ResumeParts): Extracted | null {
  let first: Extracted | null = null
  for (const index of contact) {
    for (const { text, label } of contactPieces(lines[index]!.text)) {
      if (LABELS.test(label) && /\p{L}/u.test(text)) return { value: text, confidence: 0.95, line: index }
      const inside = placeIn(text)
      if (inside) first ??= { value: inside, confidence: 0.9, line: index }
    }
  }
  return first
}

function placeIn(text: string): string | null {
  const based = /\b(?:based|living|located|residing) in ([^.;|]+)/i.exec(text)?.[1]
  if (based && isPlace(based)) return based
  if (isPlace(text) || isPlaceByForm(text)) return text
  // A street address: it ends with a place and has a number.
  const parts = text.split(/,\s*/)
  const last = parts.at(-1)!
  return parts.length >= 2 && /\d/.test(text) && text.length < 90 && (isRegion(last) || isCity(last) || parts.slice(1).some(isCity))
    ? text
    : null
}
