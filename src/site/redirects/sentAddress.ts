/** An address as it is sent: letters outside ASCII are percent-encoded, and those of a host are in Punycode. */
export function sentAddress(to: string): string {
  if (!/[\u0080-\uffff]/.test(to)) return to
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/s.exec(to)!
  const host = origin === '' ? '' : new URL(origin).origin
  return host + rest.replace(/[\u0080-\uffff]+/g, (text) => encodeURIComponent(text))
}
