import { stemWord } from './stemWord.ts'

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'fi'])
const SHORTEST = 3
/** A part of this length is recognized by itself, whatever the other part is. */
const CLEAR = 5
/** Letters between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'es', 'en']

/** The known parts of a compound, as stems. */
export type CompoundParts = { head?: string | undefined; tail?: string | undefined }

/**
 * The parts of a compound that `isKnown` accepts: Brotkorb → brot, korb. Short parts count only if both are known. Of several ways to
 * divide it, the most even one counts. Undefined for other words and in languages that do not join words.
 */
export function compoundParts(stem: string, language: string, isKnown: (stem: string) => boolean): CompoundParts | undefined {
  if (!COMPOUNDING.has(language.split('-')[0]!) || stem.length <= 2 * SHORTEST) return undefined
  let best: CompoundParts | undefined
  let most = 0
  for (let at = SHORTEST; at <= stem.length - SHORTEST; at += 1) {
    const evenness = Math.min(at, stem.length - at)
    const tail = isKnown(stem.slice(at)) ? stem.slice(at) : undefined
    const head = headBefore(stem.slice(0, at), language, isKnown)
    const isBoth = head !== undefined && tail !== undefined
    if (!isBoth && (head ?? '').length < CLEAR && (tail ?? '').length < CLEAR) continue
    const value = evenness + (isBoth ? stem.length : 0)
    if (value > most) [best, most] = [{ head, tail }, value]
  }
  return best
}

function headBefore(text: string, language: string, isKnown: (stem: string) => boolean): string | undefined {
  for (const joint of JOINTS) {
    if (!text.endsWith(joint)) continue
    const head = stemWord(text.slice(0, text.length - joint.length), language)
    if (head.length >= SHORTEST && isKnown(head)) return head
  }
  return undefined
}
