import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '#packages/recruiting/results.ts'
import { fbPages, linkedinOrgs } from '#packages/recruiting/results/accountLists.ts'
import { socialMediaDetails } from '#packages/recruiting/results/socialMediaDetails.ts'
import { listAt } from '#packages/recruiting/results/recordEntries.ts'
import type { PostAccount } from './PostAccount.ts'

/** Removes an account (R5.8); removing an own one also removes its pages and organizations on that network. */
export function removeAccount({ network, kind, userId, id }: PostAccount): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const isOther = (other: { id: string }) => other.id !== id
    if (kind === 'page') {
      const { fbPages: pages, linkedinOrgs: orgs } = getState()
      if (network === 'facebook') dispatch(fbPages.actions.updated({ userId, pages: listAt(pages, userId).filter(isOther) }))
      else dispatch(linkedinOrgs.actions.updated({ userId, orgs: listAt(orgs, userId).filter(isOther) }))
      return
    }
    dispatch(socialMediaDetails.actions.removed(network))
    if (network === 'facebook') dispatch(fbPages.actions.removed(userId))
    if (network === 'linkedin') dispatch(linkedinOrgs.actions.removed(userId))
  }
}
