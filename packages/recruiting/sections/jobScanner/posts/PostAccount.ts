import type { AccountKind } from '#packages/recruiting/analysis/jobPosts/readAccount.ts'
import type { Network } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'

/** An account for posts. `userId` is the own account that runs it: its own id, unless it is a page or an organization. */
export type PostAccount = { network: Network; kind: AccountKind; id: string; userId: string; name: string; link: string }
