import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '#src/store/rootReducer.ts'
import { fbPages, linkedinOrgs } from '#src/store/slices/accountLists.ts'
import { socialMediaDetails } from '#src/store/slices/socialMediaDetails.ts'
import { listAt } from '#src/store/recordEntries.ts'
import type { PostAccount } from './PostAccount.ts'

/**
 * Keeps an account (R5.8): an own one as the details of its network, a page or an organisation among those of who runs it. One that is
 * there is replaced.
 */
export function keepAccount({ network, kind, userId, id, name, link }: PostAccount): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const joined = (list: { id: string; name: string; link: string }[]) => [...list.filter((other) => other.id !== id), { id, name, link }]
    if (kind === 'own') dispatch(socialMediaDetails.actions.updated({ platform: network, details: { id, name, link } }))
    else if (network === 'facebook') dispatch(fbPages.actions.updated({ userId, pages: joined(listAt(getState().fbPages, userId)) }))
    else dispatch(linkedinOrgs.actions.updated({ userId, orgs: joined(listAt(getState().linkedinOrgs, userId)) }))
  }
}
