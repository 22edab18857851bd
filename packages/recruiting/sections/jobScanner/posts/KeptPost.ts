import type { Network } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'

/**
 * A kept post, the same for every network: `id` is the platform’s name for it, `userId` the account that it is stored under, `author` the
 * account that it is for: that one, or a page or an organisation of it. `created` is a moment as ISO says it.
 */
export type KeptPost = { network: Network; id: string; userId: string; author: string; text: string; created: string; link: string }
