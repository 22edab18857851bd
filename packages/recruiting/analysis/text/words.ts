const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,-]?[\p{L}\p{N}\p{M}]+)*[+#]*/gu

/** The words of a text in order, as written: "don’t", "1,200", "full-time" and "C++" are one word each. */
export function words(text: string): string[] {
  return text.match(WORD) ?? []
}
