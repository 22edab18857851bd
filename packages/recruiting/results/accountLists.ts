import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isText, listOf, recordOf, shape } from 'page-builder/store'
import { withKey, withoutKey } from './recordEntries.ts'

/** A page or an organization of another platform, by its id on that platform. */
type Account = { id: string; name: string; link: string }

/** Accounts, keyed by the id of the user who runs them (R5.8). */
export type AccountLists = Record<string, Account[]>

/** Whether a value is the state of such a slice. */
export const isAccountLists = recordOf(listOf(shape<Account>({ id: isText, name: isText, link: isText })))

/**
 * A slice of account lists: `updated` replaces one user’s list, given in the payload under `field`, `removed` deletes a user by id,
 * `cleared` empties the slice.
 */
function accountListSlice<const Name extends string, const Field extends string>(name: Name, field: Field) {
  const initialState: AccountLists = {}
  return createSlice({
    name,
    initialState,
    reducers: {
      updated: (state, { payload }: PayloadAction<{ userId: string } & Record<Field, Account[]>>): AccountLists =>
        withKey<Account[]>(state, payload.userId, payload[field]),
      removed: (state, { payload: userId }: PayloadAction<string>): AccountLists => withoutKey(state, userId),
      cleared: () => initialState,
    },
  })
}

/** Slice `fbPages` (R5.8): the Facebook pages that each user runs. */
export const fbPages = accountListSlice('fbPages', 'pages')

/** Slice `linkedinOrgs` (R5.8): the LinkedIn organizations that each user runs, identified by their URN. */
export const linkedinOrgs = accountListSlice('linkedinOrgs', 'orgs')
