/** A text as it is told to people: cut to `most` characters, an ellipsis with them, if it is longer; never within a character. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
}
