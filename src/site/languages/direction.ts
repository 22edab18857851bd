/** Languages that are written from right to left, and scripts that make any language so. */
const FROM_RIGHT = /^(?:ar|arc|ckb|dv|fa|he|ks|ku-Arab|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:Arab|Hebr|Thaa|Syrc|Nkoo)\b/

/** The direction in which a language is written. */
export function direction(tag: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.test(tag) ? 'rtl' : 'ltr'
}
