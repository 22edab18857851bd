import { oldAddress } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { sentAddress } from '#src/site/redirects/sentAddress.ts'

/** A redirect from a plain path to a target. */
export type PlainRedirect = Redirect & { to: string }

/** The redirects from plain paths, without queries and placeholders, that lead somewhere: decoded, with targets as they are sent. */
export function plainRedirects(redirects: readonly Redirect[]): PlainRedirect[] {
  return redirects.flatMap(({ from, to, ...rest }) =>
    to === undefined || /[?{*]/.test(from) ? [] : [{ ...rest, from: oldAddress(from).path, to: sentAddress(to) }],
  )
}
