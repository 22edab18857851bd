import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import { classAtEnd } from './degreeClass.ts'
import { TOWN } from './historyParts.ts'
import { isPlace } from './places.ts'
import { degreeScore, schoolScore } from './titleScore.ts'

/** Names of grades. */
const LABEL = anyOf(
  /(?:c\.?)?gpa|(?:final |overall |average )?(?:grade(?! 1[0-3]\b)|marks?|score|percentage|average)|(?:abschluss|gesamt|end|durchschnitts)?note|schnitt/i,
  /notendurchschnitt|moyenne(?: générale)?|nota(?: media| final)?|promedio|calificación(?: media)?|média(?: final)?/,
)
const VALUE = anyOf(
  /\d{1,3}(?:[.,]\d{1,2})?(?:\s?%|\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?| valores)?/,
  // "sehr gut (1,2)"
  /(?:(?:sehr )?gut|befriedigend|ausreichend|très bien|assez bien|sobresaliente|notable)(?: \(\d{1,2}(?:[.,]\d{1,2})?\))?/,
)

/** "CGPA: 8.2, 2014-2018", with the grade before the dates. */
const HEAD = inTurn(/^/i, LABEL, /\s?:?\s?/, VALUE, /(?:\s?[,;|•·–-]\s*|\s{2,}|\t)/)
/** "St. Joseph's School, 2014, 91%" and "Gymnasium Ulm (Note 1,9)" */
const LABELLED_TAIL = inTurn(/(?<!\s)(?:\s?[,;|•·–-]\s*|\t)/i, LABEL, /\s?:?\s?/, VALUE, /$/)
const BRACKETED_TAIL = inTurn(/\s+\(/i, LABEL, /\s?:?\s?/, VALUE, /\)$/)
const SHARE_TAIL = /(?<!\s)\s?[,;|•·–-]\s*\d{1,3}(?:[.,]\d{1,2})?(?:\s?%|\s?c?gpa|\/(?:4(?:[.,]0)?|10(?:[.,]0)?|20|100))$/i

/** "Realschulabschluss mit der Note 1,8" */
const WITH_MARK =
  /(?<=\p{L}) mit (?:der |einer )?(?:(?:abschluss|gesamt|end|durchschnitts)?note|notendurchschnitt) (?:von )?\d(?:[.,]\d{1,2})?$/iu

/** "Université de Deira, Lyon (mention Bien)" */
const HONOURS = inTurn(
  /\s+\(/i,
  anyOf(
    /(?:avec )?mention (?:(?:très|assez) )?bien|(?:summa |magna )?cum laude|with (?:distinction|merit|honou?rs)|mit auszeichnung/,
    /(?:first|second|third)[- ]class(?: honou?rs)?|2[:.][12]|\d{1,3}(?:[.,]\d{1,2})?\s?%|sobresaliente|notable/,
  ),
  /\)$/,
)

/** "Ausbildung zum Koch, Gasthof Adler (Abschluss: Gesellenbrief)", "Lehre als Koch, Gasthof Adler, Abschluss: Gesellenbrief" */
const OBTAINED =
  /(?:\s+\((?:abschluss|qualification|diplôme obtenu|título|diploma)(?: obtenid[oa])?\s?: [^()]+\)|(?<!\s)\s?[,;|•·–-] (?:abschluss|diplôme obtenu|título obtenido)\s?: [^(),:]+)$/iu

/** The subject of studies, after a label: "Promotion, Thema: „Laugung von Zink“". */
const SUBJECT = inTurn(
  /(?<!\s)(?:\s?[,;|•·]\s*|\s[–-]\s)/iu,
  anyOf(
    /thema|titel|schwerpunkte?|vertiefung(?:srichtung)?|betreuer(?:in)?|(?:bachelor|master|diplom|doktor|abschluss)arbeit/,
    /(?:thesis|dissertation)(?: title)?|topic|supervisor|(?:sujet|titre) du mémoire|mémoire|thèse|tesis|tema de (?:la )?tesis|tese/,
  ),
  /\s?:\s.+$/u,
)

/** A block of studies without the grade before its dates or at its end, unless it has nothing else. */
export function withoutGrade(block: TextBlock): TextBlock {
  const untold = block.text.replace(OBTAINED, '')
  if (untold !== block.text && degreeScore(untold) >= 1)
    return withoutGrade({ ...block, text: untold, looks: block.looks.filter(({ from }) => from < untold.length) })
  const named = block.text.replace(SUBJECT, '')
  if (named !== block.text && degreeScore(named) >= 1 && !hasDate(block.text.slice(named.length)))
    return withoutGrade({ ...block, text: named, looks: block.looks.filter(({ from }) => from < named.length) })
  const rest = block.text.replace(HEAD, '')
  const isHeaded = rest !== block.text && hasDate(rest)
  const tailless = (isHeaded ? rest : block.text)
    .replace(LABELLED_TAIL, '')
    .replace(SHARE_TAIL, '')
    .replace(WITH_MARK, '')
    .replace(classAtEnd, '')
  // A grade in brackets after a degree belongs to it.
  const [last, next] = tailless.replace(BRACKETED_TAIL, '').split(', ').toReversed()
  const honoured = tailless.replace(HONOURS, '')
  if (honoured !== tailless && isPlace(honoured.split(', ').at(-1)!))
    return { ...block, text: honoured, looks: block.looks.filter(({ from }) => from < honoured.length) }
  // "Masterstudium, Hochschule Regenbogen, Straubing (Note: 1,7)": so does one after a town that follows a school.
  const isHeld = (part: string | undefined) => part !== undefined && schoolScore(part) >= 2 && degreeScore(part) <= 0
  const isPlaced = isHeld(last) || (isHeld(next) && TOWN.test(last!)) || / (?:bei(?:m| der)?|chez|at) \p{Lu}[^,]*$/u.test(last!)
  const text = isPlaced ? tailless.replace(BRACKETED_TAIL, '') : tailless
  if (text === block.text || !/[\p{L}\d]/u.test(text)) return block
  return { ...block, text, looks: isHeaded ? block.looks.slice(0, 1) : block.looks.filter(({ from }) => from < text.length) }
}
