import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '#packages/recruiting/results.ts'
import { fbPages, linkedinOrgs } from '#packages/recruiting/results/accountLists.ts'
import { socialMediaDetails } from '#packages/recruiting/results/socialMediaDetails.ts'
import { listAt } from '#packages/recruiting/results/recordEntries.ts'
import type { PostAccount } from './PostAccount.ts'

/**
 * Stores an account (R5.8): an own one as the details of its network, a page or an organization under the account that runs it. An existing
 * one is replaced.
 */
export function keepAccount({ network, kind, userId, id, name, link }: PostAccount): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const joined = (list: { id: string; name: string; link: string }[]) => [...list.filter((other) => other.id !== id), { id, name, link }]
    if (kind === 'own') dispatch(socialMediaDetails.actions.updated({ platform: network, details: { id, name, link } }))
    else if (network === 'facebook') dispatch(fbPages.actions.updated({ userId, pages: joined(listAt(getState().fbPages, userId)) }))
    else dispatch(linkedinOrgs.actions.updated({ userId, orgs: joined(listAt(getState().linkedinOrgs, userId)) }))
  }
}
