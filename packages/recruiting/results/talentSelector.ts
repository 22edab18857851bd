import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type JsonObject, isNumber, isText, listOf, shape } from 'page-builder/store'
import { isScorePart, type ScorePart } from './records.ts'

/**
 * One ranked resume: `name` is what the visitor called it, `score` points of 100, `matched` and `missing` the terms of the job description.
 * `assessment` is what the ranking was made from, so that it can be made again with other weights; only the tool that wrote it knows its
 * shape.
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
 * Slice `topResumes` (R5.4), a list: `added` appends in bulk, `changed` puts resumes in the places of those with their ids, `removed` takes
 * an index away (no such index: nothing), `cleared` empties.
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
