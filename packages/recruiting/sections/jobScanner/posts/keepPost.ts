import { smmPosts } from '#packages/recruiting/results/smmPosts.ts'
import type { KeptPost } from './KeptPost.ts'

const { added } = smmPosts.actions

/** The action that stores a post; one with the same id is replaced (R5.7). */
export function keepPost({ network, id, userId, author, text, created, link }: KeptPost) {
  if (network === 'facebook') return added({ platform: network, accountId: userId, posts: [{ post_id: id, message: text, created, link }] })
  if (network === 'instagram') return added({ platform: network, accountId: userId, posts: [{ id, caption: text, created, link }] })
  const post = { postId: id, text, created, link, ...(author !== userId && { author }) }
  return added({ platform: network, accountId: userId, posts: [post] })
}
