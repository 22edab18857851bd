import { personalDetails } from '#packages/recruiting/analysis/matching/personalDetails.ts'
import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

type Kind = ReturnType<typeof personalDetails>[number]

/** A pattern for any of some whole words. */
const words = (...lists: [RegExp, ...RegExp[]]) => latinPattern(`(?<!\\p{L})(?:${anyOf(...lists).source})(?!\\p{L})`, 'iu')

/** Labels of such details in other languages, and words that are such a detail themselves. */
const ABROAD: Partial<Record<Kind, RegExp>> = {
  birthDate: words(
    /geburtsdatum|geburtsort|geboren (?:am|in)|geb\.? ?(?:am )?(?=\d)|(?:jahrgang|alter:?) (?=\d{2})|\d{2} jahre alt/u,
    /(?:date|lieu) de naissance|née? (?:le|en (?=\d)|à (?=\p{Lu}))|âge ?: ?(?=\d)|âgée? de (?=\d{2})/u,
    /(?:fecha|lugar) de nacimiento|nacid[oa] e[ln]|edad ?: ?(?=\d)|\d{2} años de edad/,
    /(?:data|local) de nascimento|nascid[oa] (?:em|a)|idade ?: ?(?=\d)|\d{2} anos de idade/,
  ),
  maritalStatus: words(
    /familienstand|ledig|verheiratet|geschieden|verwitwet|verpartnert|eingetragene (?:lebens)?partnerschaft/,
    /(?:état|situation) (?:civile?|de famille|familiale)|célibataire|mariée?|divorcée?|pacsée?|veuve|veuf/,
    /estado civil|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|viúv[oa]|união (?:estável|de facto)/,
  ),
  gender: /(?<!\p{L})(?:geschlecht|sexe|sexo|género)\s{0,3}[:–-]/iu,
  nationality: words(
    /nationalität|staatsangehörigkeit|staatsangehörige[rn]?|staatsbürger(?:in|schaft)?|nationalité|citoyen(?:ne)? \p{L}+(?:ais|aise|enne?|e)/u,
    /nacionalidad|ciudadan(?:o|a|ía) \p{L}+|nacionalidade|naturalidade|cidad(?:ão|ã) \p{L}+|cidadania/u,
  ),
  religion: words(/konfession|religionszugehörigkeit|religión|religião/),
}

/** A piece of a line, between separators of such details. */
const piece = (...lists: [RegExp, ...RegExp[]]) =>
  latinPattern(`(?:^|[|,;·•(/\\t])\\s{0,3}(?:${anyOf(...lists).source})\\s{0,3}(?:$|[|,;·•)/\\t])`, 'iu')

/** Such a detail if it is alone between two commas in the head of a resume: elsewhere "47 ans" may be the duration of a job. */
const IN_HEAD: Partial<Record<Kind, RegExp>> = {
  birthDate: piece(
    /[1-7]\d (?:ans|años|anos|jahre|years)/,
    /(?:age|aged|edad|idade|âge|alter) [1-7]\d/,
    /[*✶] ?\d{1,2}\.[^|,;]{1,15}\d{4}(?: in [^|,;]{2,30})?/,
  ),
  maritalStatus: piece(
    /single|\d (?:children|enfants?|hij[oa]s?|filh[oa]s?|kinde?r?)/,
    /(?:ein|zwei|drei|vier) kind(?:er)?|(?:un|deux|trois|quatre) enfants?/,
  ),
  gender: piece(/male|female|männlich|weiblich|masculino|femenino|feminino/),
  nationality: piece(/\p{L}[\p{L}.]{1,20} (?:citizen|national)/u, /(?:citizen|national) of [^|,;]{2,30}/),
  religion: piece(/(?:röm\S{0,4}[- ])?kath(?:olisch|\.)|ev(?:angelisch|\.)/),
}

/** The kinds of personal detail stated in a line, in the supported languages. */
export function needlessDetails(line: string, isInHead: boolean): Kind[] {
  const stated = (patterns: Partial<Record<Kind, RegExp>>) =>
    (Object.entries(patterns) as [Kind, RegExp][]).flatMap(([kind, pattern]) => (pattern.test(line) ? [kind] : []))
  return [...new Set([...personalDetails(line), ...stated(ABROAD), ...(isInHead ? stated(IN_HEAD) : [])])]
}
