import type { RootState } from '#src/store/rootReducer.ts'
import { type Network, postLimits } from '#src/tools/jobPosts/postLimits.ts'
import type { PostAccount } from './PostAccount.ts'

const RUN = { linkedin: 'linkedinOrgs', facebook: 'fbPages' } as const

/** All accounts that are kept (R5.8): of each network the own one, then what it runs. */
export function postAccounts(state: Pick<RootState, 'socialMediaDetails' | 'fbPages' | 'linkedinOrgs'>): PostAccount[] {
  return (Object.keys(postLimits) as Network[]).flatMap((network) => {
    const { id: userId, name, link = '' } = state.socialMediaDetails[network]
    if (!userId) return []
    const own: PostAccount = { network, kind: 'own', id: userId, userId, name: name ?? userId, link }
    const lists = network === 'instagram' ? {} : state[RUN[network]]
    const run = Object.hasOwn(lists, userId) ? lists[userId]! : []
    return [own, ...run.map((page): PostAccount => ({ network, kind: 'page', userId, ...page }))]
  })
}
