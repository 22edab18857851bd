import { words } from './words.ts'

const SMALL = /^(?:of|and|the|for|in|to|with|a|an|und|für|de|du|des)$/i

/** The possible abbreviations of three to six letters for a phrase: "Advanced Life Support" gives ALS. */
export function initialsOf(phrase: string): string[] {
  const all = words(phrase)
    .flatMap((word) => word.split('-'))
    .filter((word) => /^\p{L}{2,}/u.test(word) && !SMALL.test(word))
  return all.flatMap((_, from) =>
    [3, 4, 5, 6].flatMap((length) =>
      from + length <= all.length
        ? all
            .slice(from, from + length)
            .map((word) => word[0]!.toUpperCase())
            .join('')
        : [],
    ),
  )
}
