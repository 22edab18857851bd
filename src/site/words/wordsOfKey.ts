/** Abbreviations among the words of keys. */
const ABBREVIATIONS = new Set(['faq', 'url'])

/** A key in words: `newTab` is “New tab”, `on-request` is “On request”, `faq` is “FAQ”. */
export function wordsOfKey(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
