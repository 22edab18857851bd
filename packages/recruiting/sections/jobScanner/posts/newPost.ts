import type { KeptPost } from './KeptPost.ts'
import type { PostAccount } from './PostAccount.ts'

/** A new post, with an id in the format of its network. The network has not assigned an id, so that part is `unique`. */
export function newPost(account: PostAccount, given: { text: string; link: string }, unique: string, now: number): KeptPost {
  const { network, userId, id: author } = account
  const id = network === 'linkedin' ? `urn:uuid:${unique}` : network === 'facebook' ? `${author}_${unique}` : unique
  return { network, id, userId, author, ...given, created: new Date(now).toISOString() }
}
