import { derivedText } from '#src/ui/derivedText.ts'

/**
 * One to three characters for a name in a small circle: the end of its number if it has one (`Bike 12` → `12`, `Order 2041` → `041`),
 * otherwise the first letters of its first two words (`City bike` → `CB`).
 */
export function initials(name: string): string {
  return derivedText(initialsOf, name)
}

/** The same for a person or another source: digits are not part of a name, such as the year in `Guest book, May 2026`. */
export function initialsOfPerson(name: string): string {
  return derivedText(firstLetters, name)
}

function initialsOf(name: string): string {
  const digits = /\d+/.exec(name)?.[0]
  if (digits) return digits.slice(-3)
  return firstLetters(name)
}

function firstLetters(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}
