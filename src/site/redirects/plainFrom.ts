/** An address as the `from` of a redirect: what would be a placeholder, or what addresses cannot have, is percent-encoded. */
export function plainFrom(address: string): string {
  return address
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[\s\p{Cc}{}"<>\\`|^]/gu, encodeURIComponent)
    .replaceAll('*', '%2A')
}
