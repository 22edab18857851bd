import type { Overlay } from '#src/site/languages/overlay.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { isFields } from '#src/site/isFields.ts'

/**
 * The first item of a list in a translation whose `id` or `key` no item of its source has, where one is most likely meant, or which
 * cannot stand alone: what else is wrong with it follows from that. `faults` are the places in the whole that are wrong. Undefined when
 * there is none.
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
    // An item that is added stands behind all others in what both make.
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
