import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type JsonObject, isNumber, isText, listOf, shape } from 'page-builder/store'
import { isScorePart, type ScorePart } from './records.ts'

/**
 * One ranked resume: `name` is the visitor’s name for it, `score` its points out of 100, `matched` and `missing` the terms of the job
 * description. `assessment` is the input of the ranking, for ranking again with other weights; its shape is private to the tool.
 */
export type RankedResume = {
  id: string
  name: string
  score: number
  scores: ScorePart[]
  matched: string[]
  missing: string[]
  assessment?: JsonObject
}

const initialState: RankedResume[] = []

/** Whether a value is the state of `topResumes`. */
export const isTopResumes = listOf(
  shape<Omit<RankedResume, 'assessment'>>({
    id: isText,
    name: isText,
    score: isNumber,
    scores: listOf(isScorePart),
    matched: listOf(isText),
    missing: listOf(isText),
  }),
)

/**
 * Slice `topResumes` (R5.4), a list: `added` appends in bulk, `changed` replaces resumes by id, `removed` deletes the one at an index
 * (nothing if there is no such index), `cleared` empties the list.
 */
export const talentSelector = createSlice({
  name: 'topResumes',
  initialState,
  reducers: {
    added: (state, { payload }: PayloadAction<RankedResume[]>) => [...state, ...payload],
    changed: (state, { payload }: PayloadAction<RankedResume[]>) =>
      state.map((resume) => payload.find(({ id }) => id === resume.id) ?? resume),
    removed: (state, { payload: index }: PayloadAction<number>) => state.filter((_resume, at) => at !== index),
    cleared: () => initialState,
  },
})
