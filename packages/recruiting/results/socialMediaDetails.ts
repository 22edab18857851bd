import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isText, recordOf, shape } from 'page-builder/store'

/** The known details of one connected account: a field’s name and its text, e.g. `{ id: '7', name: 'Corner Bakery' }`. Empty: none. */
type AccountDetails = Record<string, string>

/** The connected account of each platform (R5.8). */
export type SocialMediaDetails = { linkedin: AccountDetails; facebook: AccountDetails; instagram: AccountDetails }

const initialState: SocialMediaDetails = { linkedin: {}, facebook: {}, instagram: {} }

const details = recordOf(isText)

/** Whether a value is the state of `socialMediaDetails`. */
export const isSocialMediaDetails = shape<SocialMediaDetails>({ linkedin: details, facebook: details, instagram: details })

/** Slice `socialMediaDetails`: `updated` replaces one platform’s details, `removed` empties one platform, `cleared` all of them. */
export const socialMediaDetails = createSlice({
  name: 'socialMediaDetails',
  initialState,
  reducers: {
    updated: (state, { payload }: PayloadAction<{ platform: keyof SocialMediaDetails; details: AccountDetails }>): SocialMediaDetails => ({
      ...state,
      [payload.platform]: payload.details,
    }),
    removed: (state, { payload: platform }: PayloadAction<keyof SocialMediaDetails>): SocialMediaDetails => ({ ...state, [platform]: {} }),
    cleared: () => initialState,
  },
})
