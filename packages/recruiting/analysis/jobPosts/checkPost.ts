import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { type Network, postLimits } from './postLimits.ts'

/** Warnings before a post is published; `pastFold` and `deadLink` do not prevent it. */
type PostWarning = 'tooLong' | 'tooManyHashtags' | 'deadLink' | 'pastFold'

/** The result of checking a post against the limits of a network. `opening` is the part that readers see before they expand it. */
export type PostCheck = { length: number; hashtags: number; opening: string; warnings: PostWarning[] }

/**
 * Checks a post against the limits of a network. Characters are code points, including line breaks and spaces: an emoji counts as one or
 * more, never less than a reader would count.
 */
export function checkPost(text: string, network: Network): PostCheck {
  const limits = postLimits[network]
  const characters = Array.from(text)
  // Bare numbers and URL fragments are not hashtags.
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
