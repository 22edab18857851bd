import MarkdownIt, { type MarkdownItOptions, type StateInline, type MarkdownIt as Syntax } from 'markdown-it'
import { isSafeHref } from '#schemas/isSafeHref.ts'
import { plainAddress } from '#schemas/plainAddress.ts'

/**
 * The Markdown syntax of the site: CommonMark with tables and struck text. HTML, bare addresses and links that visitors cannot open are
 * ordinary text, and an asterisk between two letters or digits is literal. Words are as written: `markdownParser` adds typography.
 */
export function markdownSyntax(options: MarkdownItOptions = {}): Syntax {
  const parser = new MarkdownIt({ ...options, html: false, linkify: false })
  parser.validateLink = isSafeHref
  const { normalizeLink } = parser
  parser.normalizeLink = (address) => plainAddress(normalizeLink(address))
  parser.inline.State = inlineState(parser.inline.State)
  return parser
}

/** Scripts without spaces between words, with their punctuation. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\uff00-\uffef]/u

/** Inline parser state in which an asterisk between two letters or digits is literal, as in `Lehrer*innen` or `3*4`. */
function inlineState(Base: typeof StateInline): typeof StateInline {
  return class extends Base {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      if (this.src[start] !== '*') return found
      const before = Array.from(this.src.slice(Math.max(0, start - 2), start)).at(-1) ?? ' '
      const after = Array.from(this.src.slice(start + found.length, start + found.length + 2))[0] ?? ' '
      // Without spaces between words, only a space means that no word starts or ends here.
      if (UNSPACED.test(before) || UNSPACED.test(after)) return { ...found, can_open: /\S/.test(after), can_close: /\S/.test(before) }
      const isInside = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
      const isSign = isInside && (found.length === 1 || /\p{N}{2}/u.test(before + after))
      return isSign ? { ...found, can_open: false, can_close: false } : found
    }
  }
}
