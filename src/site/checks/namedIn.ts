import type { Reference } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'
import type { Place } from './rule.ts'

/** Values of fields of a kind, with their places, filtered by `isMeant`: places are computed only for these. */
export function namedIn(
  config: ReadConfig,
  kind: Reference['kind'],
  isMeant: (value: string) => boolean,
): { value: string; place: Place }[] {
  return config
    .references(kind)
    .filter(({ value }) => isMeant(value))
    .map(({ value, file, keyPath, text }) => ({ value, place: { file, keyPath, text } }))
}
