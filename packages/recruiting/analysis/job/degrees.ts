import { type DegreeLevel, degreeLevels } from './Job.ts'
import degreeNames from '#packages/recruiting/data/degreeNames.json'
import { anyOf, inTurn, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const LEVELS: Record<DegreeLevel, RegExp> = {
  doctor: /\bph\.? ?d\b|\bdoctora(?:te|l)\b|\bd\.?phil\b|(?<!\b(?:the|our|your|to|by|with|from) )(?<!, )\bmd\b(?! file)/i,
  master: anyOf(
    /\bmaster['’]s\b|\bmasters (?:degree|in)\b|\bmaster (?:of|degree|in)\b|\bm\.? ?sc\b|\bmba\b|\bm\.?eng\b/i,
    /\bm\.?tech\b|\bm\.?com\b|\bM\.E\b\.?(?= in|,| \/)|\bm\.?phil\b|\bmca\b|\bM\.?A\.?(?= (?:in|degree|,))|\bpostgraduate degree\b|\bll\.?m\b|\bmpharm\b/i,
    /\bm[aá]ster en\b|\bMaster(?:abschluss|studium)\b|\bbac ?\+ ?5\b|\bdipl[oô]me d['’]ing[ée]nieur\b/i,
  ),
  bachelor: anyOf(
    /\bbachelor(?:['’]?s)?\b|\bb\.? ?sc\b|\bb\.?eng\b|\bb\.?tech\b|\bb\.?com\b|\bbba\b|\bbca\b|\bb\.e\b\.?/i,
    /\bB\.?A\.?(?= (?:\(|in|degree|,|hons))|\bB\.?S\.?(?= (?:in|degree|,))|\bBS\/MS\b|\bBA\/BS\b/i,
    /\bundergraduate degree\b|\bb(?:n|nurs|comm|mus|arch|pharm|bus|socsc|fa|vsc|ds)\b(?=[ ,(])|\bmbbs\b|\bmb ?chb\b|\blicenciatura\b|\bdiplomatura\b|\blaurea\b/i,
    /\b(?:studium|studieng(?:a|ä)ng\w*|hochschulabschluss|diplom-\w+|bac ?\+ ?[34]|licence (?:professionnelle|de|en)|titulaci[oó]n universitaria)\b/i,
    /\b(?:grado (?:universitario|en (?!vigor))|graduad[oa] en|ingenier[ií]a (?:en|t[eé]cnica))\b/i,
    /\b(?:university|college|academic|four-year|4-year|accounting|nursing|engineering|law|business|honours) degree\b/i,
    /(?<!\b(?:high|some|certain|large|great)[ -])(?<![\d°][ -]?)\bdegree\b(?! of (?!arts|science|engineering))|\bll\.?b\b/i,
  ),
  associate:
    /\bassociate(?:['’]?s)? (?:degree|of|in)\b|\bfoundation degree\b|\bhnd\b|\bhnc\b|\bA\.A\.(?:S\.)?|\bA\.S\.(?= )|\bA[DS]N\b(?! ?\d)|\bbac ?\+ ?2\b|\b(?:BTS|DUT)\b|\bgrado superior\b|\bt[eé]cnico superior\b/i,
  school: anyOf(
    /\bhigh[- ]school\b|\bsecondary school\b|\ba[- ]levels?\b(?! ?\d)|\bgcses?\b|\bged\b|\babitur\b|\bbaccalaureate\b/i,
    /\bschool[- ]leaving\b|\b(?:completed )?(?:apprenticeship|vocational (?:training|qualification|diploma))\b/i,
    /\b(?:nvq|btec)\b|\bausbildung (?:zu[mr]?|als|im)\b|\bberufsausbildung\b|\bbac pro\b|\bciclo formativo\b|\bgrado medio\b|\bbachillerato\b/i,
  ),
}

/**
 * Abbreviations that only capitals and the following text distinguish from words and programs: "BA, English", "MS Data Science", not "MS
 * Excel"; "MArch", not "March", and "BEd", not "bed".
 */
const ABBREVIATED: Partial<Record<DegreeLevel, RegExp>> = {
  master:
    /\b(?:M\.?S|M\.?A|M\.?Ed|M\.?Res)\b\.?(?=,? (?:in |degree|(?!Excel|Office|Word|SQL|Project|Teams|Access|Dynamics|Windows|Outlook|Power)\p{Lu}\p{L}{3}))|\bM(?:S[NW]|\.?B\.?A|Phys|Chem|Math|Sci|Biol|Geol|Arch|Comp|Fin|Acc|Ed|Psych)\b/u,
  doctor: /\bJ\.?D\b\.?(?=,| from| degree|$)/u,
  bachelor:
    /\bB\.?E\b\.?(?= ?\(| (?:in|Mechanical|Civil|Electrical|Electronics|Computer|Chemical|CSE|ECE|EEE)\b)|\bM\.?A\.? \(Hons\)|\b(?:First|Upper second)[- ]class honours in\b|\b(?:B\.?S|B\.?A|B\.?F\.?A|B\.?Ed)\b\.?(?=,? (?:in |degree|\p{Lu}\p{L}{3}))|\bB(?:\.?S\.?[NW]|\.?B\.?A|Ed)\b/u,
}

/** Degree names of many countries, by level: abbreviations (case-sensitive) and full names. */
const NAMED_DEGREES = new Map(
  degreeLevels.map((level): [DegreeLevel, [RegExp, RegExp]] => {
    const { abbreviations, names } = degreeNames[level]
    // "BASc", "B.A.Sc.", "B. A. Sc."
    const short = abbreviations.map((name) => name.match(/\p{Lu}\p{Ll}*/gu)!.join('\\.? ?'))
    const long = names.map((name) => name.replace(/[.+]/g, String.raw`\$&`))
    return [
      level,
      [
        latinPattern(`(?<![\\p{L}\\p{N}.])(?:${short.join('|')})(?![\\p{L}\\p{N}])`, 'u'),
        latinPattern(`(?<![\\p{L}\\p{N}])(?:${long.join('|')})(?![\\p{L}\\p{N}-])(?! (?:scheme|program|20\\d\\d|the|non))`, 'iu'),
      ],
    ]
  }),
)

/** The first positions of a level’s degree names in a text, abbreviated and in full. */
function placesOf(level: DegreeLevel, text: string): number[] {
  return NAMED_DEGREES.get(level)!.flatMap((pattern) => pattern.exec(text)?.index ?? [])
}

/** The levels of education named in a text, from low to high. */
export function degreesIn(text: string): DegreeLevel[] {
  // "Master’s degree in law" does not name a bachelor’s degree.
  const plain = text.replace(
    /\b(?:master['’]?s?|doctoral|associate['’]?s?|foundation|postgraduate|ph\.?d\.?) degree(?: in| of)?\b/gi,
    (found) => found.replace(/ degree.*/i, '’s of '),
  )
  return degreeLevels.filter(
    (level) =>
      LEVELS[level].test(level === 'bachelor' ? plain : text) ||
      ABBREVIATED[level]?.test(text) === true ||
      placesOf(level, text).length > 0,
  )
}

const SUBJECT = inTurn(
  /degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|b\.?sc|m\.?sc|\b[bm]\.?[as]\b\.?|diploma|ph\.?d|qualification|apprenticeship/i,
  /(?: degree)?(?:\s?\([^()]{0,80}\))?,? (?:in|of(?! (?:arts|science|engineering)\b))\s+(.+)/,
)

// "A nursing degree", "CS degree"
const NAMED =
  /\b(?!(?:an?|the|any|good|strong|relevant|related|similar|higher|honou?rs|university|college|academic|bachelor['’]?s?|master['’]?s?|associate['’]?s?|foundation|undergraduate|postgraduate|graduate|first|second|professional|advanced|four-year|4-year|doctoral|technical|or|of|and)\b)([\p{L}&]{2,})(?= degree\b)/iu

/** The subject of a degree as written; empty if the text has none. */
export function degreeSubject(text: string): string {
  const found = SUBJECT.exec(text)?.[1] ?? NAMED.exec(text)?.[1] ?? ''
  // "A numerate subject (maths, economics, engineering)"
  const listed = /^[^(]*\(([^()]*(?:,|\bor\b)[^()]*)/.exec(found)?.[1] ?? ''
  const plain = found
    .replace(
      /(?:,|\bor\b)?\s{0,2}(?:\b(?:or|a|an|any|another|closely)\b\s{0,2}){0,4}(?:related|similar|equivalent|comparable|relevant|or higher)\b.*/i,
      '',
    )
    .replace(/[.;(].*|,? (?:is|are|and (?:at|\d|experience)|with|plus|required|preferred)\b.*/i, '')
    .trim()
    .replace(/,$/, '')
  return listed ? `${plain} (${listed})` : plain
}

const START = anyOf(
  /\b(?:honours|bachelor(?:['’]?s)?|master(?:['’]?s)?|university|college|undergraduate|postgraduate|foundation|associate(?:['’]?s)?|doctoral)\b|\bA\.A\.(?:S\.)?|\bA\.S\.(?= )/i,
  /\b(?:[bm]\.? ?sc|[bm]\.?eng|[bm]\.?tech|[bm]\.e\b|[bm]ca|m\.?com|ph\.? ?d|m\.?b\.?a|bba|b\.?com|ll\.?[bm]|hnd|hnc|gcses?|a[- ]levels?(?! ?\d)|high[- ]school|secondary school)\b/i,
  /\b(?:bac ?\+ ?\d|licenciatura|diplomatura|grado (?=universitario|medio|superior|en )|m[aá]ster|studium|hochschulabschluss|BTS\b|DUT\b|ciclo formativo|titulaci[oó]n)/i,
  /\b(?:abitur|bs\/ms|ba\/bs|bs[nw]|ms[nw]|[bm]\.?[as]\.?(?= in )|degree)\b/i,
)

/** The position of a degree and its subject in a text; null if there is none. */
export function degreeSpan(text: string): { start: number; end: number } | null {
  const places = [START.exec(text)?.index ?? [], ...degreeLevels.map((level) => placesOf(level, text))].flat()
  const start = degreesIn(text).length > 0 ? Math.min(...places) : Infinity
  // Teaching at a level does not require that degree.
  if (start === Infinity || /\bteach(?:ing|er)?\b/i.test(text.slice(0, start))) return null
  const rest = text.slice(start)
  const cut =
    /[;(]|,? or an? (?!(?:closely |directly |any )?(?:related|similar|equivalent|relevant|comparable|allied|associated|other|higher|master|bachelor|degree|diploma|ph|doctor|graduate|post|combination|subject|field|discipline)|\p{L}+-related)|\.(?=\s)| (?:with|plus)\b|,? and (?=\d|(?:one|two|three|four|five) years?|at least|an? |experience|[\p{Lu}]{2,}|(?:has|have|is|are|can|holds?|knows?|speaks?|you)\b)|, (?=\d|at least|experience|or [\p{Lu}]{2,}|(?:has|have|is|are|can|holds?|knows?|speaks?|you)\b)/u.exec(
      rest,
    )
  return { start, end: start + rest.slice(0, cut?.index).trimEnd().length }
}
