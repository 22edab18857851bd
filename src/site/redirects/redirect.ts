/** A redirect: an old address, and where it leads. Addresses that are gone (410, 451) lead nowhere. */
export type Redirect = {
  from: string
  to?: string | undefined
  status: 301 | 302 | 307 | 308 | 410 | 451
  /** Whether the query of a request is appended to the target. The default is true. */
  keepQuery?: boolean | undefined
}
