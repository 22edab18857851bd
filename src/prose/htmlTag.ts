/** Names of common elements; other words in angle brackets are probably text. */
const ELEMENTS =
  'a|abbr|article|aside|audio|b|big|blockquote|body|br|button|center|cite|code|dd|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|kbd|label|li|link|main|mark|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video|wbr'
const TAG = new RegExp(
  `<(?:/[a-z][a-z0-9-]*\\s*|(?:${ELEMENTS})(?:\\s[^<>]*|/\\s*)?)>|<!--|<!doctype\\b[^>]*>?|<(?:script|style|iframe|img|a)\\b[^<>]*$|<\\?(?:php|=)`,
  'i',
)

/** The first HTML tag, or the start of a comment, in plain text. */
export function htmlTag(words: string): string | undefined {
  return words.includes('<') ? TAG.exec(words)?.[0] : undefined
}
