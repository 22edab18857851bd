// Fonts without a character map yield other characters for bullets, such as "{" for a ring.
// Word’s Symbol and Wingdings bullets are U+F0B7 and its neighbors.
const BULLET =
  /^\s*(?:[>•●○◦▪▫■□◆◇❖➢➤►▶▸‣⁃∙·★☆✓✔✦✧»–—*\-\uf0b7\uf0a7\uf0d8\uf076\uf0fc\u25c6]|o(?=\s{1,3}[A-Z])|[+§~Øü¤](?=\s{1,3}\p{L})|\{(?=\s{1,3}\p{L}[^}]*$)|\((?:[ivx]{1,4}|\d{1,2}|[a-h])\)(?=\s{1,4}\p{L}))\s+(?=\S)/u

/** The end of a range that was wrapped before its dash. */
const END_OF_RANGE = /^\s*[–—-]\s+(?:\d{1,2}[./])?(?:19|20)\d{2}\s*$/

/** A line without its bullet, and whether it had one. A dash is a bullet if a space follows. */
export function splitBullet(text: string): { text: string; isBullet: boolean } {
  if (END_OF_RANGE.test(text)) return { text: text.trim(), isBullet: false }
  const rest = text.replace(BULLET, '')
  return { text: rest.trim(), isBullet: rest !== text }
}

/** Whether a text is only a bullet. */
export function isBulletOnly(text: string): boolean {
  return /^[•●○◦▪▫■□◆◇❖➢➤►▶▸‣⁃∙·★☆✓✔✦✧»*\uf0b7\uf0a7\uf0d8\uf076\uf0fc–-]$/u.test(text.trim())
}
