/** The base path of a site with this address, such as `/museum` for `https://example.org/museum`; empty at the root of a host. */
export function baseOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '')
}
