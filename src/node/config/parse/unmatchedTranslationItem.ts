import type { Overlay } from '#src/site/languages/overlay.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { isFields } from '#src/site/isFields.ts'

/**
 * The first list item of a translation whose `id` or `key` no source item has, if it is probably misspelt or incomplete: its other errors
 * are consequences. `faults` are the invalid places in the merged value. Undefined if there is none.
 */
export function unmatchedTranslationItem(
  { own, source }: Overlay,
  faults: readonly PropertyKey[][],
): Omit<UnplacedProblem, 'file'> | undefined {
  const isFaulty = (keyPath: KeyPath) => faults.some((fault) => keyPath.every((key, index) => fault[index] === key))
  return lostIn(own, source, [], isFaulty)
}

type IsFaulty = (keyPath: KeyPath) => boolean

function lostIn(own: unknown, source: unknown, keyPath: KeyPath, isFaulty: IsFaulty): Omit<UnplacedProblem, 'file'> | undefined {
  if (Array.isArray(own) && Array.isArray(source)) return lostInList(own, source, keyPath, isFaulty)
  if (!isFields(own) || !isFields(source)) return undefined
  for (const [key, value] of Object.entries(own)) {
    const lost = lostIn(value, source[key], [...keyPath, key], isFaulty)
    if (lost) return lost
  }
  return undefined
}

function lostInList(own: unknown[], source: unknown[], keyPath: KeyPath, isFaulty: IsFaulty): Omit<UnplacedProblem, 'file'> | undefined {
  for (const name of ['id', 'key']) {
    const known = source.flatMap((item) => (isFields(item) && typeof item[name] === 'string' ? [item[name]] : []))
    // Additional items come after all others in the merged list.
    let added = source.length
    for (const item of own) {
      const value = isFields(item) ? item[name] : undefined
      if (typeof value !== 'string' || known.includes(value)) continue
      const near = didYouMean(value, known)
      const hint = near ?? (known.length > 0 && isFaulty([...keyPath, added]) ? `Choose one of: ${known.join(', ')}.` : undefined)
      if (hint !== undefined)
        return { code: 'E_VALUE', keyPath: [...keyPath, added, name], message: `no item of the source has the ${name} "${value}"`, hint }
      added += 1
    }
  }
  return undefined
}
