/**
 * Whether a text gives a number, a percentage or a sum of money. Years and digits within names such as "B2B" are none; numbers in words up
 * to twelve are.
 */
export function hasFigure(text: string): boolean {
  const plain = text
    .replace(/\b(?:19|20)\d{2}\b/g, ' ')
    .replace(/[\p{L}]+[-/]?\d+\p{L}*|\b\d+D\b/gu, (word) => (/^\p{Sc}/u.test(word) ? word : ' '))
  return (
    /(?<![\p{L}\d])[$€£₹]?\d/u.test(plain) ||
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|tripled|twice|percent)\b/i.test(
      plain,
    )
  )
}
