/** An address without its query and its anchor. */
export function barePath(url: string): string {
  return url.split(/[?#]/, 1)[0]!
}
