import { latinPattern } from './patterns.ts'
/** Function words that abbreviations leave out. */
const SMALL = '(?:(?:of|and|the|for|in|de|du|des|für|und) |& )?'
/** Function words without a letter in the abbreviation: "courriers de sanction et" is not CSE. */
const NO_WORD = '(?!(?:and|et|und|y|la|le|les|el|los|las|der|die|das|den|dem|the)(?![\\p{L}]))'

/**
 * A pattern for the expansion of an abbreviation of two to six capitals: consecutive words with these initials, such as "X-ray diffraction"
 * for XRD. Two letters need capitalized words. Null for any other text.
 */
export function spelledOut(abbreviation: string): RegExp | null {
  if (!/^\p{Lu}{2,6}$/u.test(abbreviation)) return null
  const isShort = abbreviation.length === 2
  const words = Array.from(
    abbreviation,
    (letter) => `${NO_WORD}${isShort ? letter : `[${letter}${letter.toLowerCase()}]`}[\\p{L}]${isShort ? '{2,20}' : '{0,20}'}`,
  )
  return latinPattern(`(?<![\\p{L}])${words.join(`[ -]${SMALL}`)}(?![\\p{L}])`, 'u')
}
