import limits from '#packages/recruiting/data/postLimits.json'

/** A network that an advert can be posted on, by its name in the stored state. */
export type Network = keyof typeof limits

/** A number of characters or hashtags, where it is said, and the day on which it was read there. */
type Limit = { value: number; source: string; readOn: string }

/**
 * What a network takes: the `most` code points of a post, about how many stand before its "see more" (`fold`), the most hashtags (null:
 * any), whether addresses in a post can be pressed, and the beginning of the address of its share window (null: it has none on the web).
 */
type PostLimits = { most: Limit; fold: Limit; hashtags: Limit | null; linksWork: boolean; share: string | null }

/** The table of networks, in the order in which they are shown. */
export const postLimits: Readonly<Record<Network, PostLimits>> = limits
