/**
 * A full address, parsed, or undefined if it is invalid. `URL.canParse` is not reliable: before Node 24 it starts to refuse hosts with
 * letters such as ö after some calls.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
