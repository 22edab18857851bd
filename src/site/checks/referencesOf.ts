import type { Reference } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'
import type { Place } from './rule.ts'

/** What fields of one kind name, each with its place. */
export function referencesOf({ references }: ReadConfig, kind: Reference['kind']): { value: string; place: Place }[] {
  return references.flatMap(({ kind: its, value, file, keyPath, text }) =>
    its === kind ? [{ value, place: { file, keyPath, text } }] : [],
  )
}
