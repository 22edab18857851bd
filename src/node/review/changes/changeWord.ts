/**
 * What happened to a value: `place` names it in words, with the labels of forms; it is empty for a file as a whole. `before` and `after`
 * are its words, if it had and has any.
 */
export type ChangeWord = {
  place: string
  did: 'added' | 'removed' | 'changed' | 'reordered' | 'moved' | 'replaced'
  before?: string | undefined
  after?: string | undefined
}
