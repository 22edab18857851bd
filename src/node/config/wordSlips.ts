import type { Slip } from './textFacts.ts'

/** Letters of other alphabets that stand where a text was read in another encoding than it was written in. */
const GARBLED = /Ã[\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u2122]|Â[\u00a0-\u00bf]|â€[^\s]?|ï»¿/

/** What authors write to come back to, and what stands in texts that nobody has written yet. */
const UNFINISHED = [
  // Spanish and Portuguese headings in capitals have the word too.
  /(?<![\p{Lu}\p{N}_-]\s?)\b(?:TODO|FIXME|TBD|TBC|TKTK)\b(?![_-]|\s+\p{Lu}{2})/u,
  /^XXX+\b|\bXXX+:/,
  /\?{3,}/,
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\breplace this (?:title|text|heading|sentence|description|summary)\b/i,
  /\[(?:insert|your|add|enter|hier|einfügen|insérer) [^\]\n]{1,60}\](?!\(|\[)/i,
  /<(?:insert|your) [^<>\n]{1,60}>/i,
  /\b(?:asdf+|qwertz?|blah blah|bla bla|foo bar|test test)\b/i,
  /\b(?:(?:text|copy|description|content|picture|photo|quote|price|details?) (?:goes|go) here|(?:enter|insert|put|your) (?:\w+ )?(?:text|copy|title|name|headline) here|to be (?:written|added|filled in|translated)|(?:placeholder|dummy|sample|filler) (?:text|copy|title|headline)|coming soon:? TODO)\b/i,
]

/** Letters that stand in every garbled text, and words in capitals: found as they are, many times faster than by a pattern. */
const SIGNS = ['Ã', 'Â', 'â€', 'ï»¿', 'TODO', 'FIXME', 'TBD', 'TBC', 'TKTK', 'XXX', '???']

/** A piece of each of the other forms, in lower case or as a sentence begins. */
const PIECES =
  /orem [Ii]psum|olor sit amet|eplace this |[Aa]sdf|[Qq]wert|lah blah|la bla|oo bar|est test|(?:oes|go|text|copy|title|name|headline) here|o be (?:written|added|filled in|translated)|(?:laceholder|ummy|ample|iller) (?:text|copy|title|headline)|[[<](?:[Ii]nsert|[Yy]our|[Aa]dd|[Ee]nter|[Hh]ier|[Ee]inf|[Ii]ns)/

/** Whether a text may hold one of the slips of words: a cheap look, which nearly always says no. */
export function mayHoldWordSlips(text: string): boolean {
  for (const sign of SIGNS) if (text.includes(sign)) return true
  return PIECES.test(text)
}

/** Slips in the words of a line, whatever markup stands around them: of each kind the first. `line` is the number of the line. */
export function wordSlips(words: string, line: number): Slip[] {
  if (!mayHoldWordSlips(words)) return []
  const slips: Slip[] = []
  const garbled = GARBLED.exec(words)?.[0]
  if (garbled !== undefined)
    slips.push({ code: 'E_GARBLED', line, value: garbled, message: `"${garbled}" is a letter that was read in the wrong encoding` })
  const unfinished = UNFINISHED.map((form) => form.exec(words)).filter((found) => found !== null)[0]?.[0]
  if (unfinished !== undefined)
    slips.push({ code: 'E_UNFINISHED', line, value: unfinished, message: `"${unfinished.slice(0, 80)}" waits for its real words` })
  return slips
}
