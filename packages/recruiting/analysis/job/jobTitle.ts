import type { Passage } from './Job.ts'
import { inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { headingOf } from './jobUnits.ts'

const LABEL = /^(?:job title|position|role|title|vacancy|job)\s*[:–-]\s*(\S.{2,79})$/i
/** "Baker wanted!" */
const WANTED = /(?<!\s)\s{1,3}(?:wanted|needed|required|sought|gesucht)\s{0,3}[!.]{0,5}$/i
/** A first line with more text after it: "Barista wanted, Leeds, £12/h", "Office junior required. You …". */
const WANTED_FIRST =
  /^((?!(?:we|you|experience|staff)\b)\p{L}[\p{L}\d&/’'()-]*(?: [\p{L}\d&/’'()-]+){0,5}?) (?:wanted|needed|required|sought|gesucht)(?=[,.!;:]|\s[–—-]|\s(?:in|for|at|to|near|im|für|ab)\s)/iu
const SOUGHT = inTurn(
  /\b(?:looking for|hiring|seeking|searching for|join us as|recruiting|work as)\s+(?:an?|our(?: next| new)?|the)?\s*/iu,
  /((?:(?!\b(?:to|who|with|in|at|for|that|and join|based)\b)[\p{L}\d+#./&’'-]+\s?){1,6})/u,
)

/**
 * The job title: after a label, otherwise the first line if it looks like a title, otherwise the job that the text says it is hiring for.
 */
export function jobTitle(lines: readonly string[]): Passage | null {
  for (const [line, text] of lines.slice(0, 12).entries()) {
    const labelled = LABEL.exec(text.trim())
    if (labelled) return { text: clean(labelled[1]!), line }
  }
  const first = lines.findIndex((line) => line.trim() !== '')
  const wanted = WANTED_FIRST.exec(lines[first]?.trim() ?? '')?.[1]
  if (wanted !== undefined && !headingOf(wanted) && !/\b(?:is|are|be|skills|licen[cs]e|degree|qualifications?)\b/i.test(wanted))
    return { text: clean(wanted), line: first }
  const top = lines[first]?.trim().replace(WANTED, '') ?? ''
  if (top !== '' && top.split(/\s+/).length <= 10 && !/[.:!?]$/.test(top) && !headingOf(top) && !SOUGHT.test(top))
    return { text: clean(top), line: first }
  for (const [line, text] of lines.entries()) {
    const sought = SOUGHT.exec(text)
    if (sought && sought[1]!.trim().length > 3) return { text: clean(sought[1]!), line }
  }
  return null
}

/** Removes common additions after a title: place, hours, markers such as (m/f/d). */
function clean(title: string): string {
  return title
    .replace(/(?<!\s)\s*\((?:[mfdwx]\s*\/\s*)+[mfdwx]\)/i, '')
    .replace(/(?<!\s)\s*[([].*/, '')
    .replace(/(?<!\s)\s+[|·•–—-]\s.*/, '')
    .replace(/^(?:urgent(?:ly)?|asap|hot job|immediate start|now hiring|new)[!:]{1,5}\s+/i, '')
    .replace(/(?<!\s)\s+x ?\d{1,3}$/i, '')
    .replace(/ in (?:voll|teil)zeit(?: (?:oder|und|\/) (?:voll|teil)zeit)?$/i, '')
    .replace(/^we(?:['’]re| are)\s+\w+\s+/i, '')
    .replace(/[,.;:]\s*$/, '')
    .trim()
}
