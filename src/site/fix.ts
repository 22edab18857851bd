import type { KeyPath } from './site.ts'

/**
 * A safe fix of one file: `set` puts a value in place of another, `rename` gives the key at a place another name, `insert` adds a first
 * key to the object at a place, `remove` takes a key or an item away, of a key that is written twice the second one. `relink` leads links
 * and pictures with one address elsewhere: the field at a place when it is that address, otherwise those in its Markdown; without a place
 * the file itself is Markdown. `comma` puts the commas into a text that is no JSON for want of them. `label` says it in a few words for a
 * button, such as `Change "herro" to "hero"`.
 */
export type Fix = { label: string; file: string } & (
  | { do: 'set'; keyPath: KeyPath; value: unknown }
  | { do: 'rename'; keyPath: KeyPath; key: string }
  | { do: 'insert'; keyPath: KeyPath; key: string; value: unknown }
  | { do: 'remove'; keyPath: KeyPath }
  | { do: 'relink'; keyPath: KeyPath; from: string; to: string }
  | { do: 'comma' }
)
