/** How many web addresses stand in a text. */
export function linksIn(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
}
