/** A text for messages: truncated to `most` characters, including an ellipsis, never within a character. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
}
