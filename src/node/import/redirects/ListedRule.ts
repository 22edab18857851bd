/**
 * A rule of a redirect list: its place, such as `.htaccess:12`, and what it redirects. A rule that is not a redirect, or that redirects
 * cannot express, has `why` instead. `from` may be a full address, and is written as redirects have it, with placeholders.
 */
export type ListedRule = { where: string } & (
  | {
      from: string
      /** Undefined for an address that is gone. */
      to: string | undefined
      status: number
      keepQuery?: false
      /** Whether addresses below `from` lead to the same place below `to`. */
      isPrefix?: boolean
      /** What the redirect does otherwise than the rule. */
      note?: string | undefined
    }
  | { why: string }
)

/** What is known of a rule before its place. */
export type Rule<Kind = ListedRule> = Kind extends unknown ? Omit<Kind, 'where'> : never
