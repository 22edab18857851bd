import type { RootState } from '#packages/recruiting/results.ts'
import type { AccountLists } from '#packages/recruiting/results/accountLists.ts'
import { type Network, postLimits } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import type { PostAccount } from './PostAccount.ts'

const RUN = { linkedin: 'linkedinOrgs', facebook: 'fbPages' } as const

/** All stored accounts (R5.8): for each network the own one, then its pages and organizations, then those entered without an own one. */
export function postAccounts(state: Pick<RootState, 'socialMediaDetails' | 'fbPages' | 'linkedinOrgs'>): PostAccount[] {
  return (Object.keys(postLimits) as Network[]).flatMap((network) => {
    const { id: userId, name, link = '' } = state.socialMediaDetails[network]
    const own: PostAccount[] = userId ? [{ network, kind: 'own', id: userId, userId, name: name ?? userId, link }] : []
    const lists: AccountLists = network === 'instagram' ? {} : state[RUN[network]]
    const owners = Object.keys(lists).toSorted((a, b) => Number(b === userId) - Number(a === userId))
    return [
      ...own,
      ...owners.flatMap((owner) => lists[owner]!.map((page): PostAccount => ({ network, kind: 'page', userId: owner, ...page }))),
    ]
  })
}
