import type { KeptPost } from './KeptPost.ts'
import type { PostAccount } from './PostAccount.ts'

/**
 * A post that was not kept before, under an id of the form that its network uses. What stays on this device has no id of the network, so
 * the part that the network would choose is `unique`.
 */
export function newPost(account: PostAccount, given: { text: string; link: string }, unique: string, now: number): KeptPost {
  const { network, userId, id: author } = account
  const id = network === 'linkedin' ? `urn:uuid:${unique}` : network === 'facebook' ? `${author}_${unique}` : unique
  return { network, id, userId, author, ...given, created: new Date(now).toISOString() }
}
