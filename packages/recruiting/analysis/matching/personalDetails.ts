/** Personal details that a resume need not state. */
const personalKinds = ['birthDate', 'maritalStatus', 'gender', 'nationality', 'religion', 'photo'] as const
/** A kind of personal detail. */
type PersonalKind = (typeof personalKinds)[number]

const PATTERNS: Record<PersonalKind, RegExp> = {
  birthDate:
    /\b(?:date of birth|birth ?date|d\.?o\.?b\b\.?|born(?: on| in)?\s{0,3}:?\s{0,3}\d|age\s*[:–-]\s*\d{2}|aged \d{2}\b|\d{2} years old)/i,
  maritalStatus: /\b(?:marital status|married\b(?! up)|unmarried|divorced|widowed|civil status|single,? (?:no|\d) child)/i,
  gender: /\b(?:gender|sex)\s*[:–-]\s*\p{L}+/iu,
  nationality: /\b(?:nationality|citizenship)\s*[:–-]/i,
  religion: /\b(?:religion|caste|religious affiliation)\s*[:–-]/i,
  photo: /\b(?:photo(?:graph)? (?:attached|enclosed)|passport photo)\b/i,
}

/** The kinds of personal detail that a line states. */
export function personalDetails(line: string): PersonalKind[] {
  return personalKinds.filter((kind) => PATTERNS[kind].test(line))
}
