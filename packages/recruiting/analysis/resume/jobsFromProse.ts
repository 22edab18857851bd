import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import type { HistoryItem } from './Resume.ts'
import { titleScore } from './titleScore.ts'

/** The fewest words of a paragraph, on average, and jobs of which all tell. */
const WORDS = 12
const FEWEST = 2
/** The confidence of what is read out of sentences. */
const GUESS = 0.6
/** The longest title or firm. */
const LONGEST = 60

/** How a sentence comes to what somebody is or was. */
const LEAD = anyOf(
  /(?<!\p{L})(?:i am|i['’]m|i was|i have been|i['’]ve been|job was|(?:worked|working|work|employed|served|started(?: out)?) (?:there )?(?:for [\p{L}\d]+ (?:years?|months?) )?as)(?: currently| now| then)? /iu,
  /(?<!\p{L})(?:(?:arbeite(?:te)?|bin|war|tätig)(?: ich)?(?: \p{L}+){0,3}|ich)? als /u,
  /(?<!\p{L})(?:j['’]ai (?:été|travaillé comme)|je (?:suis|travaille comme)|j['’]étais|en tant que|comme) /u,
  /(?<!\p{L})(?:trabaj\p{L}+|estuve|empecé) (?:como|de) |(?<!\p{L})(?:fui|soy) /u,
)
/** What stands before a title, and parts it from a firm or from what follows both. */
const ARTICLE = /^(?:(?:an?|the|une?|eine?|der|die) )?(?:self[- ]employed |freelance )?/iu
const AT = /\s(?:at|for|with|in|bei(?:m| der)?|im|chez|à l['’]|à|au|dans|pour|en|para)\s(?:the |der |dem |la |el |los |las )?/u
const END = inTurn(
  anyOf(
    /[,.;:()\n]|$/u,
    /\s(?:from|since|until|between|and|but|where|who|before|after|von|seit|bis|und|wo|de(?=\s\d)|desde|depuis|hasta|donde|où)\s/u,
  ),
)

/** How a sentence in German ends. */
const WORKED = / (?:gearbeitet|tätig|angestellt|beschäftigt|gewesen)$/u

/**
 * The jobs of which paragraphs tell in whole sentences, such as "From 2011 to 2019 I was a driver for Big Muddy Logistics": null where a
 * section has anything but paragraphs, or where its dates and titles cannot be told to belong together one by one.
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
