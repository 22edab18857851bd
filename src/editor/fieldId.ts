import type { KeyPath } from '#src/site/site.ts'

/** The id of the input for a key path. */
export function fieldId(keyPath: KeyPath): string {
  return `field-${keyPath.join('-')}`
}
