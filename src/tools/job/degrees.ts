import { type DegreeLevel, degreeLevels } from './Job.ts'

const LEVELS: Record<DegreeLevel, RegExp> = {
  doctor: /\bph\.? ?d\b|\bdoctora(?:te|l)\b|\bd\.?phil\b|\bmd\b(?! file)/i,
  master:
    /\bmaster['’]s\b|\bmasters (?:degree|in)\b|\bmaster (?:of|degree|in)\b|\bm\.? ?sc\b|\bmba\b|\bm\.?eng\b|\bm\.?tech\b|\bm\.?phil\b|\bmca\b|\bM\.?A\.?(?= (?:in|degree|,))|\bpostgraduate degree\b|\bll\.?m\b|\bmpharm\b/i,
  bachelor:
    /\bbachelor(?:['’]?s)?\b|\bb\.? ?sc\b|\bb\.?eng\b|\bb\.?tech\b|\bb\.?com\b|\bbba\b|\bbca\b|\bB\.?A\.?(?= (?:\(|in|degree|,|hons))|\bB\.?S\.?(?= (?:in|degree|,))|\bBS\/MS\b|\bBA\/BS\b|\bundergraduate degree\b|\b(?:university|college|academic|four-year|4-year|accounting|nursing|engineering|law|business|honours) degree\b|\bdegree (?:in|from|or)\b|\bdegree-level\b|\ba degree\b|\bll\.?b\b/i,
  associate: /\bassociate(?:['’]?s)? (?:degree|of|in)\b|\bfoundation degree\b|\bhnd\b|\bhnc\b/i,
  school:
    /\bhigh[- ]school\b|\bsecondary school\b|\ba[- ]levels?\b|\bgcses?\b|\bged\b|\babitur\b|\bbaccalaureate\b|\bschool[- ]leaving\b|\b(?:completed )?(?:apprenticeship|vocational (?:training|qualification|diploma))\b|\b(?:nvq|btec)\b/i,
}

/** The levels of education that a text names, from low to high. */
export function degreesIn(text: string): DegreeLevel[] {
  // "Master’s degree in law" names no bachelor’s degree.
  const plain = text.replace(
    /\b(?:master['’]?s?|doctoral|associate['’]?s?|foundation|postgraduate|ph\.?d\.?) degree(?: in| of)?\b/gi,
    (found) => found.replace(/ degree.*$/i, '’s of '),
  )
  return degreeLevels.filter((level) => LEVELS[level].test(level === 'bachelor' ? plain : text))
}

/** What a degree should be in, as written; empty when the text does not say. */
export function degreeSubject(text: string): string {
  const found =
    /(?:degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|b\.?sc|m\.?sc|diploma|ph\.?d|qualification|apprenticeship)(?: degree)?(?:\s*\([^)]*\))?,? (?:in|of(?! (?:arts|science|engineering)\b))\s+(.+)/i.exec(
      text,
    )?.[1] ?? ''
  return found
    .replace(/(?:,|\bor\b)?\s*(?:\b(?:or|a|an|any|another)\b\s*)*(?:related|similar|equivalent|comparable|relevant|or higher)\b.*$/i, '')
    .replace(/[.;(].*$|,? (?:is|are|and (?:at|\d|experience)|with|plus|required|preferred)\b.*$/i, '')
    .trim()
    .replace(/,$/, '')
}
