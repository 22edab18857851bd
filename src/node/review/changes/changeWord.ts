/**
 * What happened to a value: `place` leads there, in names of fields and, in quotes, of items. `before` and `after` are its words, if it had
 * and has any. A file as a whole has no place.
 */
export type ChangeWord = {
  place: string[]
  did: 'added' | 'removed' | 'changed' | 'reordered' | 'moved' | 'replaced'
  before?: string | undefined
  after?: string | undefined
}
