import { anyOf } from './patterns.ts'

const IN_WORDS = anyOf(
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half)\b/i,
  /\b(?:halved|doubled|tripled|twice|percent)\b/i,
)

/**
 * Whether a text contains a number, a percentage or an amount of money. Years, and digits within names such as "B2B", do not count; numbers
 * up to twelve in words do.
 */
export function hasFigure(text: string): boolean {
  const plain = text
    .replace(/\b(?:19|20)\d{2}\b/g, ' ')
    .replace(/(?<!\p{L})\p{L}+[-/]?\d+\p{L}*|\b\d+D\b/gu, (word) => (/^\p{Sc}/u.test(word) ? word : ' '))
  return /(?<![\p{L}\d])[$€£₹]?\d/u.test(plain) || IN_WORDS.test(plain)
}
