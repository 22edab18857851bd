/** Characters of titles and places that can be joined into a hashtag without changing the meaning. */
const JOINABLE = /^[\p{L}\p{N} '’&/-]+$/u

/**
 * The hashtags of a post: the title, the place without its region, and the `usual` ones, without duplicates and at most `most`. Text that
 * is not valid in a hashtag ("C++ developer") yields none.
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
