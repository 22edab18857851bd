import limits from '#packages/recruiting/data/postLimits.json'

/** A network for posting adverts, by its name in the stored state. */
export type Network = keyof typeof limits

/** A number of characters or hashtags, its source, and the date on which the source was read. */
type Limit = { value: number; source: string; readOn: string }

/**
 * The limits of a network: the maximum length of a post in code points (`most`), the approximate length before its "see more" (`fold`), the
 * maximum number of hashtags (null: unlimited), whether links in a post work, and the start of the URL of its share dialog (null: it has
 * none on the web).
 */
type PostLimits = { most: Limit; fold: Limit; hashtags: Limit | null; linksWork: boolean; share: string | null }

/** The networks, in display order. */
export const postLimits: Readonly<Record<Network, PostLimits>> = limits
