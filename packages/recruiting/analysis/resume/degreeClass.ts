import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'

/** The class or mode of a degree: "2:1", "mit Auszeichnung", "mention Bien". */
const SAID = anyOf(
  /\d{1,3}(?:[.,]\d{1,2})? ?%|(?:part|full)[- ]time|2[:.][12]|(?:upper|lower) second(?: class)?|(?:first|second|third) (?:upper|lower)|(?:first|second|third)[- ]class(?:(?: honou?rs)?,? \(?(?:upper|lower)(?: division)?\)?)?/,
  /(?:with )?(?:distinction|merit|credit|honou?rs)(?: average)?|pass(?:ed)?|(?:summa |magna )?cum laude|grades? [\dA-E*]{1,2}(?: ?(?:to|and|-|–) ?[\dA-E*]{1,2})?|(?:final |overall |mean )?(?:grade|mark|average):? (?:[\d.,/]+|[a-e][+-]?)|\d{2,4} (?:marks|points|pts)/,
  /(?:(?:abschluss|gesamt|end|durchschnitts)?note|notendurchschnitt|schnitt):? (?:\d(?:[.,]\d{1,2})?|(?:sehr )?gut|befriedigend)|mit (?:sehr gutem|gutem) (?:erfolg|abschluss)/,
  /(?:nota (?:media|final)|calificaci[óo]n(?: media| final)?|promedio|m[ée]dia(?: final)?|nota|classifica[çc][ãa]o(?: final)?|moyenne)(?::| de)? \d{1,2}(?:[.,]\d{1,2})?(?: ?\/ ?\d{2})?(?: valores)?/,
  /(?:com|con) (?:distin[çc][ãa]o|distinci[óo]n|louvor|honores|m[ée]ritos?)|notable|avec (?:les )?f[ée]licitations(?: du jury)?|avec mention/,
  /(?:avec )?mention (?:(?:(?:tr[èe]s|assez) )?(?:bien|honorable)|AB|TB|B)|(?:first|second|third) division|\d{1,2}(?:\.\d{1,2})? c?gpa|mit auszeichnung|(?:con )?matr[íi]cula de honor|sobresaliente/,
)

/** The class after a degree, which is not part of its name. */
export const degreeClass = inTurn(
  /(?:,\s*|\s[–—-]\s|(?<=\p{L}{3}|\))\.\s)\(?/iu,
  SAID,
  /(?: honou?rs)?\)?(?=\s{0,3}(?:[,\t|)]|$)|\s[–—-]\s)/,
)

/** The class of a degree after punctuation at the end of a text, as it appears after dates: "2013 – mention Bien". */
export const classAtEnd = inTurn(/(?: [–—|·-] |(?<=\p{L}{3}|\))\. |\t)/iu, SAID, /(?: honou?rs)?$/)

/** A class of a degree without other text. */
export const onlyClass = inTurn(/^/i, SAID, /(?: honou?rs)?$/)

/** Whether a line gives the class of the degree above it; after a comma, that line continues with it. */
export const isClassBelow = (line: string, above: string): boolean => onlyClass.test(line) && !above.endsWith(',')
