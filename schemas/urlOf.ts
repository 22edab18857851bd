/**
 * A whole address, parsed; undefined when it cannot be. `URL.canParse` is no test for that: before Node 24 it comes to refuse hosts with
 * letters such as ö. The domain has a copy of its own, since it takes only types from here.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
