import { getNodeValue } from 'jsonc-parser'
import { type SchemaOf, treeOf } from '#src/node/edit/sources.ts'
import { placeWords } from '#src/node/reference/placeWords.ts'
import { printable } from '#src/node/text/printable.ts'
import { placedChanges } from '#src/site/diff/placedChanges.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { ChangeWord } from './changeWord.ts'
import { textIn } from './changesBetween.ts'
import type { SiteChange } from './siteChange.ts'
import { withTextChanges } from './textChanges.ts'

/** The number of values named for one change, and the longest words of a value, in characters. */
const MOST_WORDS = 12
const LONGEST = 160

/** The equal words before a difference that are shown, in characters. */
const CONTEXT = 24

/** A change in words. `blobs` has the content of its file before, and `schemaOf` the schemas that name its fields. */
export function changeWords({ from, to, before, part }: SiteChange, blobs: ReadonlyMap<string, Buffer>, schemaOf: SchemaOf): ChangeWord[] {
  if (from === null) return [{ place: '', did: 'added' }]
  if (to === null) return [{ place: '', did: 'removed' }]
  if (from !== to) return [{ place: '', did: 'moved', before: from, after: to }]
  const old = part && textIn(blobs, before)
  return old === undefined
    ? [{ place: '', did: 'replaced' }]
    : textWords(schemaOf(to), { file: to, before: old, after: withTextChanges(old, [part!]) })
}

/** The differences between two texts of a file, which has a schema if it is JSON, in words, as many as are worth reading. */
export function textWords(
  schema: ReturnType<SchemaOf>,
  { file, before, after }: { file: string; before: string; after: string },
): ChangeWord[] {
  const [old, now] = file.endsWith('.json') ? [treeOf(before), treeOf(after)] : []
  if (!old || !now) return [differing({ place: '', did: 'changed' }, before, after)]
  return placedChanges(getNodeValue(old), getNodeValue(now))
    .filter(({ place }) => place[0] !== '$schema' && place[0] !== 'translated')
    .slice(0, MOST_WORDS)
    .map(({ place, did, before: was, after: is }) => {
      const word = { place: placeWords(schema, place.map(printable)), did }
      return typeof was === 'string' && typeof is === 'string' ? differing(word, was, is) : { ...word, ...said({ before: was, after: is }) }
    })
}

/** The words of two values that are not both texts; lists and groups have none. */
function said(values: Record<'before' | 'after', unknown>): Partial<Record<'before' | 'after', string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([side, value]) =>
      value === undefined || (typeof value === 'object' && value !== null)
        ? []
        : [[side, shown(typeof value === 'string' ? value : JSON.stringify(value))]],
    ),
  )
}

/** Two texts, from shortly before their first difference on. */
function differing(word: ChangeWord, before: string, after: string): ChangeWord {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  const isLong = Math.max(before.length, after.length) > LONGEST
  const cut = isLong && start > CONTEXT ? before.lastIndexOf(' ', start - CONTEXT) + 1 : 0
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const stop = isLong && end > CONTEXT ? end - CONTEXT : 0
  const cutOut = (text: string) => `${cut > 0 ? '… ' : ''}${text.slice(cut, text.length - stop)}${stop > 0 ? ' …' : ''}`
  return { ...word, before: shown(cutOut(before)), after: shown(cutOut(after)) }
}

function shown(text: string): string {
  return shortened(printable(text.replaceAll('\n', ' ').trim()), LONGEST)
}
