/**
 * What is written in a JSON text in place of something else; without `message`, what the parser says of it will do, and without `offset`,
 * it stands where the parser stumbles.
 */
export type JsonSlip = { message?: string; hint: string; offset?: number }

/** What a parser stumbles over, from its offset on, and what was meant. */
const MEANT: readonly [form: RegExp, message: string, hint: string][] = [
  [/[‘’“”„‚«»‹›]/y, 'these quotation marks are those of prose', 'Write " on both sides.'],
  [/[\u00a0\u2007\u202f\u200b\ufeff]/y, 'a blank or sign of another kind stands here, which JSON does not know', 'Remove it.'],
  [/'/y, 'keys and texts stand between double quotes', 'Write " in place of \'.'],
  [/(?:true|false|null)\b/iy, 'this word is written in small letters', 'Write true, false or null.'],
  [/(?:None|undefined|NaN|[+-]?Infinity|nil)\b/y, 'JSON has no such value', 'Leave the field out.'],
  [/(?:yes|no|on|off)\b/iy, 'JSON has no such value', 'Write true or false.'],
  [/[A-Za-z_$][\w$-]*(?=\s{0,20}:)/y, 'keys stand between double quotes', 'Write " before and behind it.'],
  [/\+\d/y, 'numbers have no plus', 'Write the number alone.'],
  [/\.\d/y, 'numbers begin with a digit', 'Write 0 before the point.'],
  [/(?:=>|:=|=)/y, 'a colon is expected here', 'Write : between key and value.'],
  [/;/y, 'a comma is expected here', 'Write , in place of ;.'],
  [/(?:<{7}|>{7}|={7}|\|{7})(?!\S)/y, 'a conflict of a merge was never resolved', 'Keep one of the two versions, and remove its marks.'],
  [/</y, 'this is no JSON but the beginning of a document of another kind', 'Write the file anew, or take it back from git.'],
]

const HINTS: Readonly<Record<string, string>> = {
  InvalidEscapeCharacter: 'Write \\\\ for a backslash.',
  InvalidUnicode: 'Write \\\\ for a backslash, or four hex digits behind \\u.',
  InvalidCharacter: 'Write \\n for a line break and a space for a tab.',
}

/** The same for what has no more likely meaning. */
const OTHERS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Put a text between double quotes, or write a number, true, false or null.',
  InvalidNumberFormat: 'Write digits, and a point before decimals.',
  UnexpectedEndOfNumber: 'Write digits, and a point before decimals.',
  PropertyNameExpected: 'Write a key in double quotes, or remove what stands here.',
  ValueExpected: 'Write a value, or remove the key or the comma before it.',
  ColonExpected: 'Write : between key and value.',
  CommaExpected: 'Write a comma between the two items.',
  EndOfFileExpected: 'Remove what follows the last }, such as a brace too many.',
  InvalidCommentToken: 'Remove the comment.',
  UnexpectedEndOfComment: 'Remove the comment.',
  UnexpectedEndOfString: 'Write " at its end.',
}

/** What was most likely meant where a parser stumbles; `code` is what it says, and `offset` where. */
export function jsonSlip(text: string, offset: number, code: string): JsonSlip | undefined {
  const hint = HINTS[code]
  if (hint !== undefined) return { hint }
  if (code === 'UnexpectedEndOfString' && /^"[^"\n]*\r?\n/.test(text.slice(offset)))
    return { hint: 'Write " at its end, and \\n for a line break within a text.' }
  if (/\d/.test(text[offset] ?? '') && /(?<![\d.eE])-?0$/.test(text.slice(Math.max(0, offset - 3), offset)))
    return { message: 'numbers do not begin with 0', hint: 'Write the number without it.' }
  const before = text.slice(0, offset).trimEnd()
  const comma = /^\d+/.test(text.slice(offset, offset + 1))
    ? /:\s{0,20}-?\d+,\s?$/.exec(text.slice(Math.max(0, offset - 40), offset))
    : null
  if (comma)
    return { message: 'a comma stands within a number', hint: 'Write a point before its decimals, such as 9.5.', offset: before.length - 1 }
  if (/[\]}]/.test(text[offset] ?? '') && before.endsWith(',') && !/[[{,]\s{0,20},$/.test(before.slice(-24)))
    return { message: 'a comma before a closing bracket is not allowed', hint: 'Remove the comma.', offset: before.length - 1 }
  for (const [form, message, hint] of MEANT) {
    form.lastIndex = offset
    if (form.test(text)) return { message, hint }
  }
  const rest = OTHERS[code]
  return rest === undefined ? undefined : { hint: rest }
}
