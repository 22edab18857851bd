import type { UnknownAction } from '@reduxjs/toolkit'
import type { Guard } from './guards.ts'
import type { Json } from './json.ts'

/** The state of all registered slices, by name. Only its package knows the content of a slice. */
export type StoredState = Record<string, unknown>

/**
 * How to merge two versions of a slice. `whole`: a single result, the later write wins. `fields`: field by field, the later write wins for
 * each. `records`: lists and records are merged, additions of both sides are kept, removals apply; list items are identified by their id.
 * `items`: the same, but items are identified by their whole content.
 */
export type Joining = 'whole' | 'fields' | 'records' | 'items'

/** A slice, and what the store must know about it. */
export type ResultSlice<State> = {
  reducer(state: State | undefined, action: UnknownAction): State
  /** A guard for stored values. A value that fails it is set aside, and the slice starts empty. */
  isSound: Guard<NoInfer<State>>
  joining: Joining
  /** With `records`: the fields that contain an item’s id, the first that an item has; `id` by default. */
  idFields?: readonly string[]
  /** The section types that write it: it is stored only if the visitor lets the results of each of them be stored. */
  writtenBy: readonly string[]
}

/** The stored state of a package of section types, as declared with `results`. */
export type Results<States extends StoredState = StoredState, ResultOf extends Record<string, string> = Record<string, string>> = {
  /**
   * The slices by their key in the stored state, which no other package may use and no release may change; it does not start with `_`. A
   * field added by a later release is filled in from the initial state; a slice whose shape changes in another way takes a new key.
   */
  slices: { [Name in keyof States]: ResultSlice<States[Name]> }
  /**
   * Which slice is the result of which section type: it is deleted when the visitor deletes that result, and its date is shown next to it.
   */
  resultOf: ResultOf
  /** The types that receive documents of other people: visitors are asked before anything is stored. */
  askFirst?: readonly (keyof NoInfer<ResultOf> & string)[]
  /** The maximum number of days that these results are kept, if lower than the site’s setting (`toolResults` in site.json). */
  daysKept?: number
}

/** The state of a package’s slices, as its components see it. */
export type StateOf<Given> = Given extends Results<infer States, infer _ResultOf> ? States : never

/**
 * Declares the state that a package of section types stores on a visitor’s device: the default export of its `results.ts`. Returns its
 * argument; the types check each guard against the state of its reducer, and each section type against the existing slices. The file is
 * browser code: it imports no zod and has no side effects.
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
