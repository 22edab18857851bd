import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type JsonObject, isText, listOf, shape } from 'page-builder/store'
import type { Change } from './records.ts'

/**
 * A resume adapted to a job description (R5.5). `match` has the answer to each requirement; its shape is private to the tool. `keywords`
 * are the terms of that job description, and `adverts` all job descriptions that the resume is compared with; the one whose id is `shown`
 * is the one above. The shapes of both are private to the tool as well.
 */
export type ResumeJdSync = {
  Experience: string
  Location: string
  Objective: Change<string>
  Project: Change<string>
  'Hard Skills': Change<string[]>
  'Soft Skills': Change<string[]>
  match?: JsonObject
  keywords?: JsonObject[]
  adverts?: JsonObject[]
  shown?: string
}

const initialState: ResumeJdSync = {
  Experience: '',
  Location: '',
  Objective: { Old: '', New: '' },
  Project: { Old: '', New: '' },
  'Hard Skills': { Old: [], New: [] },
  'Soft Skills': { Old: [], New: [] },
}

const text = shape<Change<string>>({ Old: isText, New: isText })
const terms = shape<Change<string[]>>({ Old: listOf(isText), New: listOf(isText) })

/** Whether a value is the state of `resumejdsyncer`. */
export const isResumeJdSync = shape<Omit<ResumeJdSync, 'match' | 'keywords' | 'adverts' | 'shown'>>({
  Experience: isText,
  Location: isText,
  Objective: text,
  Project: text,
  'Hard Skills': terms,
  'Soft Skills': terms,
})

/** Slice `resumejdsyncer`: `updated` sets a result and leaves Project unchanged (R5.5), `reset` empties all of it. */
export const resumeSync = createSlice({
  name: 'resumejdsyncer',
  initialState,
  reducers: {
    updated: (state, { payload }: PayloadAction<Omit<ResumeJdSync, 'Project'>>): ResumeJdSync => ({
      Experience: payload.Experience,
      Location: payload.Location,
      Objective: payload.Objective,
      Project: state.Project,
      'Hard Skills': payload['Hard Skills'],
      'Soft Skills': payload['Soft Skills'],
      ...(payload.match && { match: payload.match }),
      ...(payload.keywords && { keywords: payload.keywords }),
      ...(payload.adverts && { adverts: payload.adverts }),
      ...(payload.shown !== undefined && { shown: payload.shown }),
    }),
    reset: () => initialState,
  },
})
