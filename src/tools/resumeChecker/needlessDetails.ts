import { personalDetails } from '#src/tools/matching/personalDetails.ts'

type Kind = ReturnType<typeof personalDetails>[number]

/** What other languages write before such details, and words that are such a detail themselves. */
const ABROAD: Partial<Record<Kind, RegExp>> = {
  birthDate:
    /(?<!\p{L})(?:geburtsdatum|geboren (?:am|in)|date de naissance|né(?:e)? le|fecha de nacimiento|data de nascimento|nacid[oa] el)(?!\p{L})/iu,
  maritalStatus:
    /(?<!\p{L})(?:familienstand|ledig|verheiratet|geschieden|état civil|célibataire|marié(?:e)?|estado civil|solter[oa]|casad[oa])(?!\p{L})/iu,
  gender: /(?<!\p{L})(?:geschlecht|sexe|sexo|género)\s{0,3}[:–-]/iu,
  nationality: /(?<!\p{L})(?:nationalität|staatsangehörigkeit|nationalité|nacionalidad|nacionalidade)(?!\p{L})/iu,
  religion: /(?<!\p{L})(?:konfession|religionszugehörigkeit|religión|religião)(?!\p{L})/iu,
}

/** The kinds of personal detail that a line states, in the languages that the tools read. */
export function needlessDetails(line: string): Kind[] {
  const kinds = personalDetails(line)
  const abroad = (Object.entries(ABROAD) as [Kind, RegExp][]).flatMap(([kind, pattern]) => (pattern.test(line) ? [kind] : []))
  return [...new Set([...kinds, ...abroad])]
}
