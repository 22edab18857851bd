/** Two odd numbers with good mixing properties (those of MurmurHash3). */
const FIRST = 0x85ebca6b
const SECOND = 0xc2b2ae35

/**
 * A short key of texts, the same for the same texts in the same order on each visit. It distinguishes a visitor's documents; it does not
 * withstand deliberate collisions.
 */
export function textKey(...texts: readonly string[]): string {
  let one = FIRST
  let other = SECOND
  for (const text of texts) {
    for (let at = 0; at <= text.length; at++) {
      // The end of a text counts too, so that moving a part from one text to the next changes the key.
      const code = at < text.length ? text.charCodeAt(at) : 0xffff
      one = Math.imul(one ^ code, FIRST) ^ (one >>> 15)
      other = Math.imul(other ^ code, SECOND) ^ (other >>> 13)
    }
  }
  return [one, other].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}
