import type { UnknownAction } from '@reduxjs/toolkit'
import type { Guard } from './guards.ts'
import type { Json } from './json.ts'

/** The state of all registered slices, by name. What a slice holds, only its package knows. */
export type StoredState = Record<string, unknown>

/**
 * How two versions of a slice that were changed apart become one. `whole`: a single result, the later write stands. `fields`: field by
 * field, the later write stands in each. `records`: lists and records are joined, what was added on either side stays, what was removed
 * goes; items of a list are told apart by their id. `items`: the same, but items are told apart by all that is in them.
 */
export type Joining = 'whole' | 'fields' | 'records' | 'items'

/** A slice, and what the store must know of it. */
export type ResultSlice<State> = {
  reducer(state: State | undefined, action: UnknownAction): State
  /** Tells a sound stored value. What does not pass is set aside, and the slice starts empty. */
  isSound: Guard<NoInfer<State>>
  joining: Joining
  /** With `records`: the fields that carry the id of an item, the first that an item has; `id` unless given. */
  idFields?: readonly string[]
  /** The section types that write it: it is stored only where the visitor lets the results of each of them be kept. */
  writtenBy: readonly string[]
}

/** What a package of section types keeps on a visitor’s device, as `results` takes it. */
export type Results<States extends StoredState = StoredState, ResultOf extends Record<string, string> = Record<string, string>> = {
  /**
   * The slices by their key in the stored state, which no other package may use and no release may change; it does not begin with `_`.
   * A field that a later release adds is filled in from the initial state; a slice whose shape changes in another way takes a new key.
   */
  slices: { [Name in keyof States]: ResultSlice<States[Name]> }
  /** Which slice is the result of which section type: it goes when the visitor deletes that result, and its date is shown beside it. */
  resultOf: ResultOf
  /** The types that are given documents of other people: their visitor is asked before anything of them is stored. */
  askFirst?: readonly (keyof NoInfer<ResultOf> & string)[]
  /** The most days that these results are kept, where that is fewer than the site says (`toolResults` in site.json). */
  daysKept?: number
}

/** The state of the slices of a package, as its components see it. */
export type StateOf<Given> = Given extends Results<infer States, infer _ResultOf> ? States : never

/**
 * States what a package of section types keeps on a visitor’s device: the default export of its `results.ts`. Gives back what it was
 * given; it holds the guard of each slice against the state of its reducer, and each section type against the slices that there are.
 * The file is code for browsers: it imports no zod and starts nothing.
 *
 * ```ts
 * export default results({
 *   slices: { quote: { reducer: quote.reducer, isSound: isQuote, joining: 'whole', writtenBy: ['quoteMaker'] } },
 *   resultOf: { quoteMaker: 'quote' },
 * })
 * ```
 */
export function results<States extends Record<string, Json>, const ResultOf extends Record<string, keyof States & string>>(
  given: Results<States, ResultOf>,
): Results<States, ResultOf> {
  return given
}
