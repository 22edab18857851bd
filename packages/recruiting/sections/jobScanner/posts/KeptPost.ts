import type { Network } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'

/**
 * A stored post in a network-independent form: `id` is the platform’s id, `userId` the account it is stored under, `author` the account it
 * is for: that one, or one of its pages or organizations. `created` is an ISO timestamp.
 */
export type KeptPost = { network: Network; id: string; userId: string; author: string; text: string; created: string; link: string }
