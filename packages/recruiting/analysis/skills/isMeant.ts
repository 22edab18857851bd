import { generalCues } from './ambiguity.ts'
import type { SkillMatch } from './SkillMatch.ts'
import type { SkillForm } from './skillTrie.ts'
import type { SkillToken } from './skillTokens.ts'

/** A possible match: the words of the text, and the form they may match. */
export type SkillCandidate = { match: SkillMatch; form: SkillForm; from: number; to: number }

/** The text around candidates: its words, and the certain and the possible matches by line. */
type Surroundings = {
  text: string
  tokens: readonly SkillToken[]
  certain: ReadonlyMap<number, readonly SkillMatch[]>
  possible: ReadonlyMap<number, readonly SkillCandidate[]>
}

/**
 * The maximum number of neighbors on a line, and of characters to each side, to consider; a text without line breaks would otherwise take
 * too long.
 */
const NEIGHBOURS = 40
const ENOUGH = 300

/** Whether an ambiguous candidate means the skill, by its spelling and its context. */
export function isMeant({ match, form, from, to }: SkillCandidate, around: Surroundings): boolean {
  const { text, tokens } = around
  const rule = form.rule!
  const line = match.line
  const { before, after } = besides(tokens, from, to, line)
  const sentenceEndsBefore = before !== undefined && /[.!?;]\s|\n/.test(text.slice(before.end, match.start))
  const sentenceEndsAfter = after !== undefined && /[.!?;,:)]/.test(text.slice(match.end, after.start))
  if (after && !sentenceEndsAfter && refuses(rule.notBefore, after, tokens[to + 1])) return false
  if (before && !sentenceEndsBefore && !/,/.test(text.slice(before.end, match.start)) && rule.notAfter?.includes(before.key)) return false
  if (form.written.length === 1 && isInitialOrCompound(text, match)) return false

  const isList = isListItem(text, match, before, after)
  const neighbours = (around.certain.get(line) ?? [])
    .slice(0, NEIGHBOURS)
    .filter((other) => other.start !== match.start && other.skill.kind !== 'soft')
  const related = neighbours.filter((other) => supports(match, other))
  const isAlone = lineAt(text, match.start, match.end).replace(/[\s\p{P}]/gu, '') === match.text.replace(/[\s\p{P}]/gu, '')
  const isJoined = related.some((other) =>
    /^\s*(?:(?:[,/|&+]|and|or|und)\s*)?$/.test(text.slice(Math.min(other.end, match.end), Math.max(other.start, match.start))),
  )
  const cues = [...window(tokens, from - 2, from, line), ...window(tokens, to, to + 3, line)]
  const hasCue = cues.some((key) => generalCues.has(key) || rule.cues?.includes(key) === true)
  const listed = isList
    ? (around.possible.get(line) ?? []).slice(0, NEIGHBOURS).filter((other) => other.from !== from && isListed(other, around)).length
    : 0
  if (before && !hasCue && related.length === 0 && isLegalForm(text, match, before, after)) return false
  const hasProof = hasCue || isJoined || listed >= 1 || (isList && related.length > 0) || (isAlone && form.written.length > 1)

  const isWritten =
    match.text === form.written ||
    (match.text.toLowerCase() === form.written.toLowerCase() && match.text.toUpperCase() === match.text && form.written.length > 5)
  if (rule.needs === 'proof') return hasProof
  if (!isWritten) return listed >= 2 || (isList && related.length > 0)
  if (rule.needs === 'both' || isShouting(text, match)) return hasProof
  const isFirst = before === undefined || sentenceEndsBefore
  const isSubject = after !== undefined && ['is', 'would', 'was'].includes(after.key)
  return (
    !isFirst || isAcronym(form.written) || hasProof || isList || isSubject || (match.skill.kind === 'language' && match.text !== 'Polish')
  )
}

/** Legal forms that are also written like the name of a skill. */
const LEGAL = /^(?:SAS|SA|SARL|AG|SE|AB|SPA|NV|BV|SL|KG|OY|AS|SNC)$/

/** Whether it is the legal form after the name of a company: "Bâti-Vilaine SAS, Redon". */
function isLegalForm(text: string, match: SkillMatch, before: SkillToken, after: SkillToken | undefined): boolean {
  if (!LEGAL.test(match.text) || !/^[^\S\n]$/.test(text.slice(before.end, match.start))) return false
  const isNamed = /^\p{Lu}/u.test(text.slice(before.start, before.end))
  return isNamed && (after === undefined || /^\s*(?:[,;|•·(–—\t]|- )/.test(text.slice(match.end, match.end + 4)))
}

function besides(
  tokens: readonly SkillToken[],
  from: number,
  to: number,
  line: number,
): { before: SkillToken | undefined; after: SkillToken | undefined } {
  const onLine = (token: SkillToken | undefined) => (token?.line === line ? token : undefined)
  return { before: onLine(tokens[from - 1]), after: onLine(tokens[to]) }
}

function isListed({ match, from, to }: SkillCandidate, { text, tokens }: Surroundings): boolean {
  const { before, after } = besides(tokens, from, to, match.line)
  return match.skill.kind !== 'soft' && isListItem(text, match, before, after)
}

/** Whether one match makes the other more likely: skills of one field, or both from computing; languages support languages. */
function supports(match: SkillMatch, other: SkillMatch): boolean {
  if (match.skill.kind === 'language' || other.skill.kind === 'language')
    return match.skill.kind === other.skill.kind || other.skill.kind !== 'language'
  const computing = ['software', 'infrastructure', 'data']
  return (
    match.skill.field === other.skill.field ||
    match.skill.kind === 'tool' ||
    (computing.includes(match.skill.field) && computing.includes(other.skill.field))
  )
}

/** Whether the words after a match rule it out: one word, two words, or ("0") any number. */
function refuses(words: readonly string[] = [], after: SkillToken, next: SkillToken | undefined): boolean {
  return (
    words.includes(after.key) ||
    (next !== undefined && words.includes(`${after.key} ${next.key}`)) ||
    (words.includes('0') && /^\d/.test(after.key))
  )
}

function window(tokens: readonly SkillToken[], from: number, to: number, line: number): string[] {
  return tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .filter((token) => token.line === line)
    .map(({ key }) => key)
}

const OPENS = /[,;:|•·▪●/([–—\n][^\S\n]*$/
const CLOSES = /^\s*(?:[,;|•·▪/)\]–—\n]|\.\s*$)/

function isListItem(text: string, match: SkillMatch, before: SkillToken | undefined, after: SkillToken | undefined): boolean {
  const opening = text.slice(before?.end ?? Math.max(0, match.start - 20), match.start)
  const closing = after ? text.slice(match.end, after.start) : ''
  const opens = before === undefined || OPENS.test(opening) || ['and', 'or', '/'].includes(before.key)
  const closes = after === undefined || CLOSES.test(closing) || ['and', 'or', '/'].includes(after.key)
  return opens && closes
}

function lineAt(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(Math.max(0, start - ENOUGH), start), text.slice(end, end + ENOUGH)]
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + after.split('\n', 1)[0]
}

/** "J. R. Smith", "C-level", "R-rated": a single letter with a dot or hyphen is not a programming language. */
function isInitialOrCompound(text: string, { start, end }: SkillMatch): boolean {
  return /^(?:[-’']|\.\s*\p{Lu})/u.test(text.slice(end, end + 3)) || /[-’'.&]$/.test(text.slice(Math.max(0, start - 1), start))
}

function isAcronym(written: string): boolean {
  return /^[A-Z0-9]{2,5}$/.test(written)
}

/** Whether the line is all in capitals, so that the case says nothing. */
function isShouting(text: string, match: SkillMatch): boolean {
  const rest = lineAt(text, match.start, match.end).replace(match.text, '')
  return /\p{Lu}{3}/u.test(rest) && !/\p{Ll}/u.test(rest)
}
