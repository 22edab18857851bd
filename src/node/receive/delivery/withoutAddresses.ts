/** A text of another program without the addresses of people in it, cut to a length that fits a line. */
export function withoutAddresses(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/[^\s<>"']{1,64}@[^\s<>"']{1,255}/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200)
}
