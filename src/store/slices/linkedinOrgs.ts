import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isText, listOf, recordOf, shape } from '#src/store/guards.ts'
import { listAt, withKey, withoutKey } from '#src/store/keyed.ts'

/** An organisation on LinkedIn, identified by its URN. */
export type LinkedinOrg = { id: string; name: string; link: string }

/** LinkedIn organisations, keyed by the id of the user who runs them (R5.8). */
export type LinkedinOrgs = Record<string, LinkedinOrg[]>

const initialState: LinkedinOrgs = {}

/** Whether a value is the state of `linkedinOrgs`. */
export const isLinkedinOrgs = recordOf(listOf(shape<LinkedinOrg>({ id: isText, name: isText, link: isText })))

/** Slice `linkedinOrgs`: `updated` replaces one user’s list, `removed` takes a user away by id, `cleared` empties. */
export const linkedinOrgs = createSlice({
  name: 'linkedinOrgs',
  initialState,
  reducers: {
    updated: (state, { payload }: PayloadAction<{ userId: string; orgs: LinkedinOrg[] }>): LinkedinOrgs =>
      withKey(state, payload.userId, payload.orgs),
    removed: (state, { payload: userId }: PayloadAction<string>): LinkedinOrgs => withoutKey(state, userId),
    cleared: () => initialState,
  },
  selectors: {
    /** The list of one user; empty when none is known. */
    of: (state, userId: string) => listAt(state, userId),
  },
})
