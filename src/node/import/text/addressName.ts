import { slug } from '#src/site/words/slug.ts'

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
const NORDIC: Record<string, string> = { å: 'aa', ø: 'oe', æ: 'ae', ä: 'ae', ö: 'oe', Å: 'Aa', Ø: 'Oe', Æ: 'Ae' }
const LETTERS: Record<string, Record<string, string>> = { de: GERMAN, da: NORDIC, nb: NORDIC, no: NORDIC, sv: NORDIC }
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** A part of a new address from a name in any letters, spelled as its language does without them: `über-uns` is `ueber-uns` in German. */
export function addressName(name: string, language: string): string {
  const letters = LETTERS[language.slice(0, 2)] ?? {}
  const plain = slug(
    decoded(name)
      .normalize('NFC')
      .replace(/./gu, (letter) => letters[letter] ?? letter),
  )
  return RESERVED.test(plain) ? `${plain}-1` : plain
}

/** A part of an address with its percent-encoded letters decoded, as far as they are valid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
