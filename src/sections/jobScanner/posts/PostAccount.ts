import type { AccountKind } from '#src/tools/jobPosts/readAccount.ts'
import type { Network } from '#src/tools/jobPosts/postLimits.ts'

/** An account that a post can be for. `userId` is the own account that runs it: its own id, unless it is a page or an organisation. */
export type PostAccount = { network: Network; kind: AccountKind; id: string; userId: string; name: string; link: string }
