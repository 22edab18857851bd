/** A common mistake in a JSON text; without `message`, that of the parser is used, and without `offset`, that of the parser’s error. */
export type JsonSlip = { message?: string; hint: string; offset?: number }

/** Text at which a parser fails, and its intended meaning. */
const MEANT: readonly [form: RegExp, message: string, hint: string][] = [
  [/[‘’“”„‚«»‹›]/y, 'these are typographic quotation marks', 'Use " on both sides.'],
  [/[\u00a0\u2007\u202f\u200b\ufeff]/y, 'JSON does not allow this special space or invisible character', 'Remove it.'],
  [/'/y, 'keys and texts need double quotes', 'Use " instead of \'.'],
  [/(?:true|false|null)\b/iy, 'this word must be in lower case', 'Write true, false or null.'],
  [/(?:None|undefined|NaN|[+-]?Infinity|nil)\b/y, 'JSON has no such value', 'Leave the field out.'],
  [/(?:yes|no|on|off)\b/iy, 'JSON has no such value', 'Write true or false.'],
  [/[A-Za-z_$][\w$-]*(?=\s{0,20}:)/y, 'keys need double quotes', 'Put " before and after it.'],
  [/\+\d/y, 'numbers cannot start with a plus sign', 'Remove the plus sign.'],
  [/\.\d/y, 'numbers must start with a digit', 'Add 0 before the decimal point.'],
  [/(?:=>|:=|=)/y, 'a colon is expected here', 'Put a colon between key and value.'],
  [/;/y, 'a comma is expected here', 'Use , instead of ;.'],
  [/(?:<{7}|>{7}|={7}|\|{7})(?!\S)/y, 'a merge conflict is not resolved', 'Keep one of the two versions, and remove the marker lines.'],
  [/</y, 'this is not JSON, but the start of a document in another format', 'Rewrite the file, or restore it from git.'],
]

const HINTS: Readonly<Record<string, string>> = {
  InvalidEscapeCharacter: 'Write \\\\ for a backslash.',
  InvalidUnicode: 'Write \\\\ for a backslash, or four hex digits after \\u.',
  InvalidCharacter: 'Write \\n for a line break and a space for a tab.',
}

/** Hints for errors without a likely meaning. */
const OTHERS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Put text in double quotes, or write a number, true, false or null.',
  InvalidNumberFormat: 'Use digits, with a point before decimals.',
  UnexpectedEndOfNumber: 'Use digits, with a point before decimals.',
  PropertyNameExpected: 'Write a key in double quotes, or remove this text.',
  ValueExpected: 'Write a value, or remove the key or the comma before it.',
  ColonExpected: 'Put a colon between key and value.',
  CommaExpected: 'Separate items with commas.',
  EndOfFileExpected: 'Remove everything after the last }, such as an extra brace.',
  InvalidCommentToken: 'Remove the comment.',
  UnexpectedEndOfComment: 'Remove the comment.',
  UnexpectedEndOfString: 'Add " at its end.',
}

/** The most likely intention where a parser fails; `code` is its error code, and `offset` the position. */
export function jsonSlip(text: string, offset: number, code: string): JsonSlip | undefined {
  const hint = HINTS[code]
  if (hint !== undefined) return { hint }
  if (code === 'UnexpectedEndOfString' && /^"[^"\n]*\r?\n/.test(text.slice(offset)))
    return { hint: 'Add " at its end, and write \\n for a line break in a text.' }
  if (/\d/.test(text[offset] ?? '') && /(?<![\d.eE])-?0$/.test(text.slice(Math.max(0, offset - 3), offset)))
    return { message: 'numbers cannot start with 0', hint: 'Remove the leading zero.' }
  const before = text.slice(0, offset).trimEnd()
  const comma = /^\d+/.test(text.slice(offset, offset + 1))
    ? /:\s{0,20}-?\d+,\s?$/.exec(text.slice(Math.max(0, offset - 40), offset))
    : null
  if (comma) return { message: 'there is a comma in this number', hint: 'Use a decimal point, as in 9.5.', offset: before.length - 1 }
  if (/[\]}]/.test(text[offset] ?? '') && before.endsWith(',') && !/[[{,]\s{0,20},$/.test(before.slice(-24)))
    return { message: 'a comma before a closing bracket is not allowed', hint: 'Remove the comma.', offset: before.length - 1 }
  for (const [form, message, hint] of MEANT) {
    form.lastIndex = offset
    if (form.test(text)) return { message, hint }
  }
  const rest = OTHERS[code]
  return rest === undefined ? undefined : { hint: rest }
}
