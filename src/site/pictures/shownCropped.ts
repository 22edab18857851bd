import type { Reference, Site } from '#src/site/site.ts'
import { cropOf } from './crop.ts'

/** The files of which only parts are shown, wherever they are used. */
export function shownCropped({ references }: Pick<Site, 'references'>): ReadonlySet<string> {
  const crops = references('crop')
  if (crops.length === 0) return new Set()
  const objectOf = ({ file, keyPath }: Reference) => JSON.stringify([file, keyPath.slice(0, -1)])
  const cropped = new Set(crops.map(objectOf))
  const whole = new Set(
    [...references('asset').filter((reference) => !cropped.has(objectOf(reference))), ...references('href')].map(({ value }) => value),
  )
  return new Set(crops.flatMap(({ value }) => cropOf(value)?.src ?? []).filter((src) => !whole.has(src)))
}
