import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import type { HistoryItem } from './Resume.ts'
import { titleScore } from './titleScore.ts'

/** The minimum average number of words per paragraph, and the minimum number of jobs, all described in prose. */
const WORDS = 12
const FEWEST = 2
/** The confidence of values read from sentences. */
const GUESS = 0.6
/** The maximum length of a title or employer. */
const LONGEST = 60

/** Phrases that introduce a role in a sentence. */
const LEAD = anyOf(
  /(?<!\p{L})(?:i am|i['’]m|i was|i have been|i['’]ve been|job was|(?:worked|working|work|employed|served|started(?: out)?) (?:there )?(?:for [\p{L}\d]+ (?:years?|months?) )?as)(?: currently| now| then)? /iu,
  /(?<!\p{L})(?:(?:arbeite(?:te)?|bin|war|tätig)(?: ich)?(?: \p{L}+){0,3}|ich)? als /u,
  /(?<!\p{L})(?:j['’]ai (?:été|travaillé comme)|je (?:suis|travaille comme)|j['’]étais|en tant que|comme) /u,
  /(?<!\p{L})(?:trabaj\p{L}+|estuve|empecé) (?:como|de) |(?<!\p{L})(?:fui|soy) /u,
)
/** Words before a title, and words that separate it from an employer or from the text after both. */
const ARTICLE = /^(?:(?:an?|the|une?|eine?|der|die) )?(?:self[- ]employed |freelance )?/iu
const AT = /\s(?:at|for|with|in|bei(?:m| der)?|im|chez|à l['’]|à|au|dans|pour|en|para)\s(?:the |der |dem |la |el |los |las )?/u
const END = inTurn(
  anyOf(
    /[,.;:()\n]|$/u,
    /\s(?:from|since|until|between|and|but|where|who|before|after|von|seit|bis|und|wo|de(?=\s\d)|desde|depuis|hasta|donde|où)\s/u,
  ),
)

/** The end of a German sentence. */
const WORKED = / (?:gearbeitet|tätig|angestellt|beschäftigt|gewesen)$/u

/**
 * The jobs described by paragraphs in whole sentences, such as "From 2011 to 2019 I was a driver for Big Muddy Logistics": null if a
 * section has anything but paragraphs, or if its dates and titles cannot be matched one to one.
 */
export function jobsFromProse(blocks: TextBlock[]): HistoryItem[] | null {
  const [first] = blocks
  const text = blocks.map((block) => block.text).join(' ')
  const isProse = blocks.every((block) => !block.isBullet && !block.text.includes('\t')) && text.split(' ').length >= WORDS * blocks.length
  if (!first || !isProse) return null
  const names = namesIn(text)
  const ranges = findDateRanges(text).filter(({ range }) => range.start !== null)
  if (names.length < FEWEST || ranges.length !== names.length) return null
  return names.map((name, index) => toItem(name, ranges[index]!.range, first.line))
}

type Name = { title: string; firm: string | null }

function namesIn(text: string): Name[] {
  const leads = [...text.matchAll(new RegExp(LEAD.source, 'giu'))]
  return leads.flatMap((lead) => {
    const rest = text.slice(lead.index + lead[0].length).replace(ARTICLE, '')
    const at = rest.search(AT)
    const end = rest.search(END)
    const title = rest.slice(0, at >= 0 && at < end ? at : end).trim()
    if (title.length > LONGEST || titleScore(title) < 1) return []
    if (at < 0 || at > end) return [{ title, firm: null }]
    const behind = rest.slice(at).replace(AT, '')
    const firm = behind.slice(0, behind.search(END)).replace(WORKED, '').trim()
    return [{ title, firm: firm === '' || firm.length > LONGEST || /^\d/.test(firm) ? null : firm }]
  })
}

function toItem({ title, firm }: Name, range: NonNullable<HistoryItem['dates']>['value'], line: number): HistoryItem {
  return {
    title: { value: title, confidence: GUESS, line },
    place: firm === null ? null : { value: firm, confidence: GUESS, line },
    location: null,
    dates: { value: range, confidence: GUESS, line },
    bullets: [],
  }
}
