import type { KeyPath } from './site.ts'

/**
 * A safe fix of one file: `set` replaces a value, `rename` renames a key, `insert` adds a first key to an object, `remove` removes a key or
 * an item, and the second one of a duplicate key. `relink` changes all links and pictures with one address: the field at the place if it is
 * that address, otherwise those in its Markdown; without a place, the file itself is Markdown. `comma` inserts the missing commas into a
 * text that is not valid JSON. `label` is the text of a button, such as `Change "herro" to "hero"`.
 */
export type Fix = { label: string; file: string } & (
  | { do: 'set'; keyPath: KeyPath; value: unknown }
  | { do: 'rename'; keyPath: KeyPath; key: string }
  | { do: 'insert'; keyPath: KeyPath; key: string; value: unknown }
  | { do: 'remove'; keyPath: KeyPath }
  | { do: 'relink'; keyPath: KeyPath; from: string; to: string }
  | { do: 'comma' }
)
