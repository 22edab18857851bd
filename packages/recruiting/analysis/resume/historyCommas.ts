import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { type HistoryKind, historyKinds } from './historyKinds.ts'
import { isCity, isPlace, isRegion } from './places.ts'
import { isCaps } from '#packages/recruiting/analysis/text/isCaps.ts'
import { orgScore, titleScore } from './titleScore.ts'

/** The legal form of an employer, which may follow its name after a comma. */
export const FIRM = anyOf(
  // "& Co. KG", but not "Co. Galway"
  /^co(?!\.? (?!(?:ltd|limited|kg|inc|lda)\b)\p{L}{4,}$)(?![\p{L}-])\.?/iu,
  /^(?:inc|ltd|llc|llp|plc|gmbh|corp|s\.?a|s\.?a\.?s|s\.?l|s\.?l\.?[ul]|s\.?c\.?l|s\. ?coop|s\.?r\.?l|s\.?p\.?a|sp\. ?z)(?![\p{L}-])\.?/iu,
  /^(?:pvt|pty|pte|limited|b\.?v|n\.?v|ltda|kft|s\.?r\.?o|jsc|oy|ab|kg|ag|lda|(?:sarl|eurl|sasu|snc|scop)$|ohg|gbr|e\. ?k|e\. ?v|eg)(?![\p{L}-])\.?/iu,
)

// Departments and fields of work: "Nurse, Emergency Department" and "Vice President, Finance" are entirely title.
const DEPARTMENT = /\b(?:department|dept|unit|ward|division|team|section|floor|shift)\.?$/iu
const WITHIN = anyOf(
  DEPARTMENT,
  inTurn(
    /^(?:(?:corporate|global|group|regional) )?/u,
    anyOf(
      /finance|marketing|operations|sales|engineering|technology|logistics|insurance|manufacturing|communications|analytics/,
      /retail|healthcare|procurement|treasury|compliance|legal|human resources|hr|it|r&d|admissions|partnerships|strategy/,
      /(?:client|customer|student|member|patient|guest|people|public|business|data|product|technical|shared) (?:services|success|experience|affairs|support|care)/,
    ),
    /(?:(?: and| &) \p{L}+)?$/u,
  ),
)
const WIDE_FIELD = /^\p{Lu}\p{L}+(?: (?:and|&|und|et|y|e) \p{Lu}\p{L}+| \p{Lu}\p{L}+){1,3}$/u
const FIELD = anyOf(
  /^\p{Lu}\p{L}+(?:ology|iatrics|istry|surgery|metrics)$/u,
  /^(?:Maternity|Theatres?|Outpatients|Orthopaedics|Orthopedics|Obstetrics|Rehabilitation|Trusts|Genetics|Anaesthetics|Midwifery)$/,
)
const TOWN = inTurn(
  /^(.{3,}?)(?:,\s+|\s+\((?=[^)]+\)$))/u,
  /((?:\p{Lu}[\p{Ll}'’][\p{L}\p{M}'’-]*\.?|de|da|do|dos|das|del|la|las|los|le|les|sur|upon|am|an|der)(?: (?:\p{Lu}[\p{Ll}'’][\p{L}\p{M}'’-]*|de|da|do|dos|das|del|la|las|los|le|les|sur|upon|am|an|der)){0,3})/u,
  /(?: \(([^()]+)\)|, ([^,()]+)|\))?$/u,
)
const UNIT = anyOf(
  /\b(?:department|division|group|team|unit|section|office|faculty|branch|ward|school|college|campus|centre)\b/i,
  /\b(?:center|sons?|co|daughters?|brothers|associates|partners)\b/i,
)

/** Whether a text names a department or a field of work and not an employer or place. */
export const isWithin = (text: string): boolean => WITHIN.test(text) || UNIT.test(text) || FIELD.test(text)

/** Whether a text ends like the name of a department, such as "Surgical Ward". */
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text)

/** The continuation of a title: "Apprentice, then Fitter". */
const LATER = /^(?:(?:and )?(?:then|later|latterly)|dann|später|danach|puis|ensuite|luego|después|depois) \p{L}/u

/** A town whose name starts like that of an inn. */
const ARTICLED = /^(?:L[aeo]s?|El|Los) \p{Lu}[\p{L}'’-]+$/u
/** The maximum number of parts between commas to compare. */
const MOST = 8

/**
 * The title and the employer in one text, such as "Engineer, Acme Ltd": split if the halves are clearly that, or if nothing else names the
 * other half (`isOnly`). Otherwise the unchanged text.
 */
export function splitAtComma(text: string, isOnly: boolean, kind: HistoryKind): string[] {
  const pieces = text
    .split(/,\s+/)
    .reduce<string[]>(
      (list, piece) =>
        list.length > 0 && (FIRM.test(piece) || LATER.test(piece)) ? [...list.slice(0, -1), `${list.at(-1)!}, ${piece}`] : [...list, piece],
      [],
    )
  if (pieces.length < 2 || pieces.length > MOST) return [text]
  const splitAt = (at: number): [string, string] => [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')]
  // A school comes last; an employer may have commas of its own.
  const places = pieces.slice(1).map((_piece, index) => (kind === historyKinds.study ? pieces.length - 1 - index : index + 1))
  for (const at of places) {
    const [head, tail] = splitAt(at)
    if (kind.title(head) >= 1.5 && kind.place(tail) >= 1.2 && !WITHIN.test(tail) && kind.title(head) > kind.place(head)) {
      // "Library Assistant, Children and Young People, Northumberland Council": a part without words of an employer is the field of work.
      const isField = kind === historyKinds.job && WITHIN.test(pieces[at]!)
      if (isField && at + 1 < pieces.length) return splitAt(at + 1)
      const next = at + 1 < pieces.length && kind.place(pieces[at]!) < 0.2 ? splitAt(at + 1) : null
      return next && kind.place(next[1]) >= 1.2 && kind === historyKinds.job && (WIDE_FIELD.test(pieces[at]!) || FIELD.test(pieces[at]!))
        ? next
        : [head, tail]
    }
    if (kind.place(head) >= 1.2 && kind.title(tail) >= 1.5 && kind.title(tail) > kind.place(tail)) {
      // "Westgate Academy, Derby, Teacher of English"
      const [afterTown, title] = splitAt(at + 1)
      return isCity(pieces[at]!) && kind.title(title) >= 1.5 ? [afterTown, title] : [head, tail]
    }
  }
  const [first, rest] = splitAt(kind.title(pieces[0]!) >= 1.5 && pieces.length > 2 && WITHIN.test(pieces[1]!) ? 2 : 1)
  return !isOnly || (kind.title(first) >= 1.5 && (WITHIN.test(rest) || FIELD.test(rest))) ? [text] : [first, rest]
}

/**
 * A text as the name of an employer and an unlisted town after it ("Balatoni Kft., Siófok"), or a description, which gives null ("MV Star,
 * cruise ship"); null when it is neither.
 */
export function townAfter(text: string): [name: string, town: string | null] | null {
  const small = isCaps(text) ? text.replace(/(\p{L})(\p{L}+)/gu, (_whole, first: string, rest: string) => first + rest.toLowerCase()) : text
  const found = small.length === text.length ? townIn(small) : townIn(text)
  if (found === null || small === text || small.length !== text.length) return found
  // A text in capitals keeps its commas.
  const [name, town] = found
  return [text.slice(0, name.length), town && town.toUpperCase()]
}

function townIn(text: string): [name: string, town: string | null] | null {
  const [, name, town, bracketed, after] = TOWN.exec(text) ?? []
  const country = bracketed ?? after
  if (
    name &&
    town &&
    (country === undefined || isPlace(country) || isRegion(country)) &&
    !FIRM.test(town) &&
    !UNIT.test(town) &&
    // "La Ciotat" starts like the name of an inn.
    (orgScore(town) === 0 || (ARTICLED.test(town) && orgScore(name) >= 2)) &&
    titleScore(town) < 1
  )
    return [name, country ? `${town}, ${country}` : town]
  const described = /^(\S+ .{2,}?),\s+\p{Ll}[\p{L} -]+$/u.exec(text)
  // "Gasthof Adler, Wangen, mit Abschluss"
  return described ? (townIn(described[1]!) ?? [described[1]!, null]) : null
}
