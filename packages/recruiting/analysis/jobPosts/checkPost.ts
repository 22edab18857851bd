import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { type Network, postLimits } from './postLimits.ts'

/** What to know before a post goes out; `pastFold` and `deadLink` do not stop it. */
type PostWarning = 'tooLong' | 'tooManyHashtags' | 'deadLink' | 'pastFold'

/** How a post stands to the limits of a network. `opening` is what readers see of it before they unfold it. */
export type PostCheck = { length: number; hashtags: number; opening: string; warnings: PostWarning[] }

/**
 * Holds a post against the limits of a network. Characters are code points, line breaks and spaces among them: an emoji is at least one,
 * and never less than what a reader counts.
 */
export function checkPost(text: string, network: Network): PostCheck {
  const limits = postLimits[network]
  const characters = Array.from(text)
  // A bare number is none, and neither is the end of an address.
  const hashtags = Array.from(text.matchAll(/(?<![^\s(,])#[\p{L}\p{N}_]+/gu)).filter(([tag]) => /[\p{L}_]/u.test(tag)).length
  const isPast = characters.length > limits.fold.value
  const warnings: [PostWarning, boolean][] = [
    ['tooLong', characters.length > limits.most.value],
    ['tooManyHashtags', limits.hashtags !== null && hashtags > limits.hashtags.value],
    ['deadLink', !limits.linksWork && findLinks(text).length > 0],
    ['pastFold', isPast],
  ]
  return {
    length: characters.length,
    hashtags,
    opening: isPast ? characters.slice(0, limits.fold.value).join('').trimEnd() : text,
    warnings: warnings.flatMap(([warning, applies]) => (applies ? warning : [])),
  }
}
