import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckDetails, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { documentLanguage } from '#packages/recruiting/analysis/document/documentLanguage.ts'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

const one = (id: AtsCheckId, state: CheckResult['state'], extras?: CheckDetails) => checkResult(id, 'Formats', state, extras)

/** The checks of the file: type, size, text layer, pages, words, language. */
export function fileChecks({ document: { facts, lines }, limits }: ResumeCheckInput): CheckResult[] {
  const language = documentLanguage(lines)
  const { kind, bytes, pages, words } = facts
  const limit = megabytes(limits.bytes)
  const least = limits.wordsPerPage
  const layer = kind === 'paste' ? 'note' : words === 0 ? 'missing' : words / Math.max(1, pages ?? 1) >= least ? 'good' : 'improve'
  return [
    one('fileType', kind === 'paste' ? 'note' : 'good', { facts: { kind } }),
    one('fileSize', kind === 'paste' ? 'note' : bytes <= limits.bytes ? 'good' : 'improve', {
      share: bytes <= limits.bytes && kind !== 'paste' ? 1 : 0,
      facts: { kilobytes: Math.ceil(bytes / 1000), megabytes: megabytes(bytes), limit },
    }),
    one('textLayer', layer, { facts: { words, pages: pages ?? 0, least } }),
    one('pageCount', 'note', { facts: { pages: pages ?? 0, most: limits.pages } }),
    one('language', language === null ? 'note' : language === 'other' ? 'improve' : 'good', { facts: { language: language ?? '' } }),
    one('wordCount', 'note', { facts: { words, least: limits.wordsLeast, most: limits.wordsMost } }),
  ]
}

/** The checks of the layout; notes for pasted and plain text, which has none. */
export function layoutChecks(input: ResumeCheckInput): CheckResult[] {
  const { document, limits } = input
  const { kind, columns, tables, textBoxes, images, fonts, smallestText, letterSpaced } = document.facts
  const isPlain = kind === 'paste' || kind === 'txt'
  const state = (isGood: boolean, isUnknown = false) => (isPlain || isUnknown ? 'note' : isGood ? 'good' : 'improve')
  const at = (place: TextLine['place']) =>
    evidenceOf(
      document,
      document.lines.flatMap((line, index) => (line.place === place ? [index] : [])),
    )
  return [
    one('columns', state(columns <= 1), { facts: { columns } }),
    one('tables', state(tables === 0), { facts: { count: tables }, evidence: at('table') }),
    one('textBoxes', state(textBoxes === 0), { facts: { count: textBoxes }, evidence: at('textBox') }),
    contactPlace(input, isPlain),
    one('images', state(images === 0), { facts: { count: images } }),
    one('letterSpacing', letterSpaced.length === 0 ? 'good' : 'improve', {
      share: letterSpaced.length === 0 ? 1 : 0,
      facts: { count: letterSpaced.length, words: letterSpaced.slice(0, 3).join(', ') },
    }),
    one('fontFamilies', state(fonts.length <= limits.fontFamilies, fonts.length === 0), {
      facts: { count: fonts.length, most: limits.fontFamilies, fonts: fonts.slice(0, 5).join(', ') },
    }),
    one('textSize', state((smallestText ?? 0) >= limits.points, smallestText === null), {
      facts: { points: smallestText ?? 0, least: limits.points },
    }),
  ]
}

/** Contact details in positions that many parsers skip. */
function contactPlace({ document, resume }: ResumeCheckInput, isPlain: boolean): CheckResult {
  const found = [resume.email, resume.phone].flatMap((detail) => (detail?.line === null || !detail ? [] : [detail.line]))
  const hidden = found.filter((line) => ['header', 'footer', 'textBox'].includes(document.lines[line]?.place ?? 'body'))
  const state = isPlain ? 'note' : hidden.length === 0 ? 'good' : hidden.length < found.length ? 'improve' : 'missing'
  return one('contactPlace', state, {
    facts: { place: hidden.length === 0 ? '' : document.lines[hidden[0]!]!.place },
    evidence: evidenceOf(document, hidden),
    after: !isPlain && found.length === 0 ? 'email' : undefined,
  })
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10
}
