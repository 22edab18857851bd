import { latinPattern } from './patterns.ts'
/** Small words that abbreviations leave out. */
const SMALL = '(?:(?:of|and|the|for|in|de|du|des|für|und) |& )?'
/** Small words that stand for no letter: "courriers de sanction et" is no CSE. */
const NO_WORD = '(?!(?:and|et|und|y|la|le|les|el|los|las|der|die|das|den|dem|the)(?![\\p{L}]))'

/**
 * A pattern of what an abbreviation of two to six capitals may stand for: words with these initials in a row, such as "X-ray diffraction"
 * for XRD. Two letters need words in capitals. Null for what is no such abbreviation.
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
