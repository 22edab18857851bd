/** What stands in a title or a place that can be joined into a hashtag without changing what it says. */
const JOINABLE = /^[\p{L}\p{N} '’&/-]+$/u

/**
 * Hashtags of a post: the title, the place without its region, and the `usual` ones, without repeats and `most` at the most. What a hashtag
 * cannot hold ("C++ developer") gives none.
 */
export function hashtags({ title, place }: { title: string; place: string }, usual: readonly string[], most = Infinity): string[] {
  const found = [title, place.split(',')[0]!, ...usual].flatMap((words) => {
    const tag = JOINABLE.test(words) ? joined(words) : ''
    return /\p{L}/u.test(tag) ? `#${tag}` : []
  })
  const isNew = (tag: string, at: number) => found.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at
  return found.filter(isNew).slice(0, most)
}

function joined(words: string): string {
  return words
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => word.replace(/['’]/g, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join('')
}
